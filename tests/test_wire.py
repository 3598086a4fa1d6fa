"""The page's types of the wire are those of the server."""

from pathlib import Path

from ultimo.server import wire_ts

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
