"""Writes `web/src/wire.ts`, the page's mirror of the wire: `python -m ultimo.server.wire_ts > web/src/wire.ts`.

The types come from `ultimo.server.wire` and `ultimo.table.describe` themselves, so the two sides cannot drift apart; a
test compares the file with what is written here.
"""

import sys
from collections.abc import Iterator
from types import ModuleType, NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from ultimo.server import wire
from ultimo.table import describe

WORDS: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
CLOSER: Final = {("Table", "view"): "Description | null", ("News", "view"): "Description | null"}
"""Where the wire leaves open what a field holds, and the page knows: (struct, field) and its type."""

HEAD: Final = "// Written by `python -m ultimo.server.wire_ts`: change the types there, not here.\n"


def written() -> str:
    """The whole file."""
    blocks = [HEAD]
    for module in (describe, wire):
        for name, found in own(module):
            blocks.append(block(module, name, found))
    return "\n".join(blocks)


def own(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """What a module itself defines for the wire, in its order: structs, typed dicts, unions, numbers."""
    for name, found in vars(module).items():
        is_form = isinstance(found, type) and found.__module__ == module.__name__
        if is_form or isinstance(found, UnionType) or (name.isupper() and isinstance(found, int)):
            yield name, found


def block(module: ModuleType, name: str, found: Any) -> str:
    """One exported type or number."""
    if isinstance(found, UnionType):
        return f"export type {name} = {' | '.join(part.__name__ for part in get_args(found))};\n"
    if isinstance(found, int):
        return f"export const {name} = {found};\n"
    fields = dict_fields(found) if is_typeddict(found) else struct_fields(found)
    lines = [f"  {key}{mark}: {written_type};" for key, mark, written_type in fields]
    return "\n".join([comment(found), f"export interface {name} {{", *lines, "}\n"])


def comment(found: type) -> str:
    """The docstring as a comment."""
    lines = [line.strip() for line in (found.__doc__ or "").strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def struct_fields(struct: type[msgspec.Struct]) -> Iterator[tuple[str, str, str]]:
    """Name, "?" where the page may leave it out, type. Only what the page sends (strict structs) may be left out."""
    tag = struct.__struct_config__.tag
    if tag is not None:
        yield "type", "", f'"{tag}"'
    sent = struct.__struct_config__.forbid_unknown_fields
    for field in msgspec.structs.fields(struct):
        may_lack = sent and not field.required
        # What may be left out is left out: the page never sends null.
        shown = CLOSER.get((struct.__name__, field.name)) or type_of(field.type, without_null=may_lack)
        yield field.encode_name, "?" if may_lack else "", shown


def dict_fields(form: Any) -> Iterator[tuple[str, str, str]]:
    """The same for a typed dict."""
    for name, hint in get_type_hints(form, include_extras=True).items():
        if get_origin(hint) is NotRequired:
            yield name, "?", type_of(get_args(hint)[0])
        else:
            yield name, "", type_of(hint)


def type_of(hint: Any, without_null: bool = False) -> str:
    """A Python type as TypeScript. Raises `KeyError` for one that the wire does not know yet."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in args)
    if origin in (Union, UnionType):
        return " | ".join(type_of(part) for part in args if not (without_null and part is NoneType))
    if origin is list:
        inner = type_of(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(type_of(part) for part in args)}]"
    if origin is dict:
        return f"Record<{type_of(args[0])}, {type_of(args[1])}>"
    if isinstance(hint, type) and (issubclass(hint, msgspec.Struct) or is_typeddict(hint)):
        return hint.__name__
    return WORDS[hint]


if __name__ == "__main__":
    sys.stdout.write(written())
