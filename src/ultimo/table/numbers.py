"""`vec`, a row of machine integers for compiled modules; where they run uncompiled a list does the same, faster."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
else:

    class vec:
        """What `vec[i64]` is to Python: compiled modules never ask for it here, they have the real one built in."""

        def __class_getitem__(cls, item: object) -> type[list]:
            return list


__all__ = ["vec"]
