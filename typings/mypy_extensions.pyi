"""The names that Ultimo uses, as the type checkers without mypyc's machine integers see them: `i64` is `int`."""

from collections.abc import Callable
from typing import TypeVar

_T = TypeVar("_T")

i64 = int

def mypyc_attr(
    *, allow_interpreted_subclasses: bool = ..., acyclic: bool = ..., free_list_len: int = ...
) -> Callable[[_T], _T]: ...
