"""The built page: its files from memory, ready-made and compressed, with the right words about keeping them."""

import gzip
import hashlib
import mimetypes
import re
from base64 import b64encode
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parent / "page"
"""Where the build puts the page."""

COMPRESSIBLE: Final = (
    "text/",
    "application/json",
    "application/javascript",
    "image/svg+xml",
    "application/manifest+json",
)
FOREVER: Final = "public, max-age=31536000, immutable"
NEVER: Final = "no-cache"
INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
NOT_BUILT: Final = (
    "The page has not been built yet. Build it with `make page` (or `npm run build`), then load this address again."
)


@dataclass(frozen=True)
class PageFile:
    """A file of the page. `packed` is its content under gzip, None where that is no gain.

    `scripts` name the scripts inside it by their hashes, as a content security policy wants them.
    """

    data: bytes
    packed: bytes | None
    media_type: str
    etag: str
    keep: str
    scripts: tuple[str, ...]


class Pages:
    """The files below a folder, read when they are first asked for and again when they have changed."""

    def __init__(self, folder: Path = PAGE) -> None:
        self.folder = folder.resolve()
        self._files: dict[Path, tuple[tuple[int, int], PageFile]] = {}

    def file(self, path: str) -> PageFile | None:
        """The file at a path of the site; None if there is none."""
        if "\0" in path:
            return None
        wanted = (self.folder / path.lstrip("/")).resolve()
        if not wanted.is_relative_to(self.folder) or not wanted.is_file():
            return None
        stat = wanted.stat()
        version = (stat.st_mtime_ns, stat.st_size)
        known = self._files.get(wanted)
        if known is None or known[0] != version:
            known = (version, _read(wanted, FOREVER if path.lstrip("/").startswith("assets/") else NEVER))
            self._files[wanted] = known
        return known[1]

    def index(self) -> PageFile | None:
        """The page itself; None if it has not been built."""
        return self.file("index.html")


def _read(path: Path, keep: str) -> PageFile:
    data = path.read_bytes()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(data, 9, mtime=0) if media_type.startswith(COMPRESSIBLE) else None
    if packed is not None and len(packed) >= len(data):
        packed = None
    scripts = tuple(_allowance(script) for script in INLINE.findall(data)) if media_type == "text/html" else ()
    return PageFile(data, packed, media_type, f'"{hashlib.sha256(data).hexdigest()[:24]}"', keep, scripts)


def _allowance(script: bytes) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(script).digest()).decode()}'"
