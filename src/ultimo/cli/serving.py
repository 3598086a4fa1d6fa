"""`ultimo serve`: says where the table is, for this machine and for a phone."""

import contextlib
from pathlib import Path

from ultimo.cli.errors import BadInput, Failed
from ultimo.cli.speak import Paper
from ultimo.server.addresses import qr_terminal
from ultimo.server.main import ListenError, Listening, serve
from ultimo.server.pages import NOT_BUILT
from ultimo.server.store import StoreError
from ultimo.table.texts import Texts


def serve_tables(host: str, port: int, database: str | None, open_page: bool, texts: Texts) -> None:
    """Serve until told to stop. Raises `BadInput` for a port or a database that cannot be had."""

    def announce(listening: Listening) -> None:
        paper = Paper()
        paper.whole_line(texts.say("cli-serve-here", {"address": listening.local}))
        if listening.network:
            address = listening.network[0]
            paper.whole_line(texts.say("cli-serve-network", {"address": address}))
            if not paper.is_plain:
                paper.whole_line(qr_terminal(address))
        if not listening.page:
            paper.whole_line(NOT_BUILT)
        paper.whole_line(texts.say("cli-serve-stop"))

    try:
        # Ctrl-C is how a server is meant to end.
        with contextlib.suppress(KeyboardInterrupt):
            serve(host, port, None if database is None else Path(database), open_page, announce=announce)
    except ListenError as error:
        raise BadInput(f"{error}: choose another with --port, or 0 for any free one") from None
    except StoreError as error:
        raise BadInput(str(error)) from None
    except OSError as error:
        raise Failed(str(error)) from None
