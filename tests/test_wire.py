"""The page's types of the wire are those of the server."""

from pathlib import Path

import pytest
from msgspec import Raw, Struct
from msgspec.structs import fields

from ultimo.server import shown, wire, wire_ts

PAGE = Path(__file__).parent.parent / "web" / "src" / "wire.ts"


def test_the_page_has_the_types_of_the_wire() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == wire_ts.written(), "run: python -m ultimo.server.wire_ts > web/src/wire.ts"


def test_what_the_page_sends_may_lack_only_what_has_a_default() -> None:
    answer = 'export interface Answer {\n  type: "answer";\n  question: number;\n  move: string;\n  tag?: number;\n}'
    assert answer in wire_ts.written()


def test_what_the_server_sends_lacks_nothing() -> None:
    text = wire_ts.written()
    start = text.index("export interface News {")
    assert "?:" not in text[start : text.index("}", start)]


@pytest.mark.parametrize(("whole", "around"), [(wire.Table, shown.TableAround), (wire.News, shown.NewsAround)])
def test_an_update_is_made_of_what_the_wire_says(whole: type[Struct], around: type[Struct]) -> None:
    """In the same order, so that there is one way to write it. What is the same for many pages is JSON already."""
    already = {"people": (list[wire.Person], Raw), "events": (list[wire.Happened], list[Raw])}
    wanted = [(field.name, field.type) for field in fields(whole)]
    assert all((name, named) in wanted for name, (named, _) in already.items())
    wanted = [(name, already[name][1] if name in already else named) for name, named in wanted]
    made = [(field.name, field.type) for struct in (around, shown.Shown) for field in fields(struct)]
    assert made == wanted
    assert around.__struct_config__.tag == whole.__struct_config__.tag
