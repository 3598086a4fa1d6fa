"""The web application: what is at which address."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_304_NOT_MODIFIED,
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from ultimo.server import refusals
from ultimo.server.addresses import OWN_PATH, is_loopback, lan_addresses, qr_svg
from ultimo.server.entropy import read_code
from ultimo.server.hub import Hub
from ultimo.server.line import line_of
from ultimo.server.pages import NOT_BUILT, PageFile, Pages
from ultimo.server.refusals import ServerRefusal, bad_option
from ultimo.server.shelf import shelf, source
from ultimo.server.sockets import Bucket
from ultimo.server.store import StoreError
from ultimo.server.talk import talk
from ultimo.server.wire import GameInfo, HostInfo, MadeTable, NewTable

LARGEST_BODY: Final = 65536
SAFETY: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}
"""Headers of every answer."""
PAGE_POLICY: Final = (
    "default-src 'self'; script-src 'self' {}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "media-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
"""The page loads nothing from elsewhere, runs no script but its own, and nobody shows it in a frame."""

STATUS: Final = {
    refusals.NO_TABLE: HTTP_404_NOT_FOUND,
    refusals.RUNNING: HTTP_409_CONFLICT,
    refusals.ORIGIN: HTTP_403_FORBIDDEN,
    refusals.TOO_FAST: HTTP_429_TOO_MANY_REQUESTS,
    refusals.FAILED: HTTP_503_SERVICE_UNAVAILABLE,
}

Ask = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]


def make_app(hub: Hub, pages: Pages, host: str, port: int) -> Litestar:
    """The application for the tables of `hub`, which it opens and closes; it will listen on `host` and `port`."""

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncGenerator[None]:
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    makers: dict[str, Bucket] = {}

    @post("/api/tables")
    async def make_table(request: Ask, data: JSONBody[NewTable]) -> MadeTable:
        check_origin(request)
        now = hub.desk.clock.now()
        limits = hub.desk.limits
        address = request.client.host if request.client is not None else ""
        for other in [other for other, bucket in makers.items() if bucket.is_full(now)]:
            del makers[other]
        bucket = makers.setdefault(address, Bucket(limits.tables_a_second, limits.tables_at_once, now))
        if not bucket.take(now):
            raise ServerRefusal(refusals.TOO_FAST)
        return await hub.make(data)

    @get("/api/games")
    async def show_games() -> list[GameInfo]:
        return shelf()

    @get("/api/games/{game:str}/{file:str}", media_type=MediaType.TEXT)
    async def show_source(game: FromPath[str], file: FromPath[str]) -> str:
        text = source(game, file)
        if text is None:
            raise HTTPException(status_code=HTTP_404_NOT_FOUND)
        return text

    @get("/api/tables/{code:str}")
    async def show_table(code: FromPath[str]) -> dict[str, str | int]:
        table = await hub.find(code)
        if table is None:
            raise ServerRefusal(refusals.NO_TABLE, code=code[:12])
        return {"code": table.saved.code, "game": table.saved.game, "phase": table.saved.phase}

    @get("/api/tables/{code:str}/record", media_type="application/jsonl")
    async def show_record(code: FromPath[str], round: FromQuery[int | None] = None) -> Response[bytes]:
        if await hub.desk.store.table(read_code(code)) is None:
            raise ServerRefusal(refusals.NO_TABLE, code=code[:12])
        record = await hub.record(code, round)
        if record is None:
            raise ServerRefusal(refusals.RUNNING)
        name = f"{record.head.game}-{read_code(code)}.jsonl"
        return Response(record.write().encode(), headers={"Content-Disposition": f'attachment; filename="{name}"'})

    @get("/api/host")
    async def show_host() -> HostInfo:
        return HostInfo(lan_addresses(port, host))

    @get("/api/qr")
    async def show_qr(request: Ask, path: FromQuery[str] = "/") -> Response[bytes]:
        if OWN_PATH.fullmatch(path) is None:
            raise bad_option("path", path, "/t/CODE")
        return Response(qr_svg(base_url(request, port, host) + path), media_type="image/svg+xml")

    @get(["/api", "/api/{path:path}"])
    async def no_api(path: FromPath[str] = "") -> None:
        raise HTTPException(status_code=HTTP_404_NOT_FOUND)

    @get(["/", "/{path:path}"])
    async def show_page(request: Ask, path: FromPath[str] = "") -> Response[bytes]:
        file = pages.file(path)
        if file is None:
            if path.startswith("/assets/"):
                raise HTTPException(status_code=HTTP_404_NOT_FOUND)
            file = pages.index()
        if file is None:
            return Response(NOT_BUILT.encode(), status_code=HTTP_503_SERVICE_UNAVAILABLE, media_type=MediaType.TEXT)
        return file_response(file, request.headers)

    @websocket("/ws/{code:str}")
    async def open_socket(socket: Socket, code: FromPath[str]) -> None:
        check_origin(socket)
        await socket.accept()
        await talk(hub, line_of(socket.scope), read_code(code))

    return Litestar(
        [
            make_table,
            show_games,
            show_source,
            show_table,
            show_record,
            show_host,
            show_qr,
            no_api,
            show_page,
            open_socket,
        ],
        lifespan=[life],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        exception_handlers={
            ServerRefusal: say_no,
            StoreError: say_failed,
            ValidationException: say_unreadable,
            HTTPException: say_http,
        },
        before_send=[add_headers],
    )


async def add_headers(message: Any, scope: Any) -> None:
    """Put the safety headers on every answer, and `no-store` on those that say nothing themselves."""
    if message["type"] == "http.response.start":
        known = {name for name, _ in message["headers"]}
        more = {"Cache-Control": "no-store", **SAFETY}
        message["headers"] = [
            *message["headers"],
            *(
                (name.lower().encode(), value.encode())
                for name, value in more.items()
                if name.lower().encode() not in known
            ),
        ]


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse what another site's page sends: the origin must be this host and port. Programs send none."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower():
        raise ServerRefusal(refusals.ORIGIN, origin=origin[:80])


def base_url(request: Ask, port: int, host: str) -> str:
    """Where another device finds this server: as this browser found it, unless that means this machine only."""
    if is_loopback(request.base_url.hostname or ""):
        known = lan_addresses(port, host)
        if known:
            return known[0]
    return f"{request.base_url.scheme}://{request.base_url.netloc}"


def file_response(file: PageFile, headers: Headers) -> Response[bytes]:
    """A file of the page, packed for who can unpack it; nothing for who has it already."""
    sent = {"ETag": file.etag, "Cache-Control": file.keep, "Vary": "Accept-Encoding"}
    if file.media_type == "text/html":
        sent["Content-Security-Policy"] = PAGE_POLICY.format(" ".join(file.scripts))
    if file.etag in headers.get("if-none-match", ""):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=sent, media_type=file.media_type)
    data = file.data
    if file.packed is not None and "gzip" in headers.get("accept-encoding", ""):
        data = file.packed
        sent["Content-Encoding"] = "gzip"
    return Response(data, status_code=HTTP_200_OK, headers=sent, media_type=file.media_type)


# Saying no


def say_no(_: Ask, error: ServerRefusal) -> Response[dict[str, Any]]:
    """A refusal with its rule and facts."""
    refusal = error.refusal
    return refuse(STATUS.get(refusal.rule, HTTP_400_BAD_REQUEST), refusal.rule, refusal.facts)


def say_failed(_: Ask, error: StoreError) -> Response[dict[str, Any]]:
    """The database did not take it."""
    return refuse(HTTP_503_SERVICE_UNAVAILABLE, refusals.FAILED, {})


def say_unreadable(_: Ask, error: ValidationException) -> Response[dict[str, Any]]:
    """A body or a query that is not what it should be."""
    return refuse(HTTP_400_BAD_REQUEST, refusals.UNREADABLE_FRAME, {})


def say_http(_: Ask, error: HTTPException) -> Response[dict[str, Any]]:
    """What HTTP itself refuses: no such address, not this method, too large."""
    if error.status_code == HTTP_400_BAD_REQUEST:
        return refuse(error.status_code, refusals.UNREADABLE_FRAME, {})
    return refuse(error.status_code, f"http.{error.status_code}", {})


def refuse(status: int, rule: str, facts: dict[str, int | str]) -> Response[dict[str, Any]]:
    """The one form of every refusal over HTTP."""
    return Response({"rule": rule, "facts": facts}, status_code=status, media_type=MediaType.JSON)
