"""The web client as it was built: its files from memory, and its one page at every address of its own."""

from __future__ import annotations

import gzip
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.params import FromPath

from hordekeep.table.problems import Unknown
from hordekeep.table.security import language_of
from hordekeep.table.words import tell

STATIC = Path(__file__).parent / "static"
PRESSED_ALREADY = "pressed-already"
"""Marks routes whose answers are compressed once and for all, not for each request."""
_PRESSABLE = ("text/", "application/json", "application/manifest", "image/svg", "text/javascript")
_NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hordekeep</title></head><body>
<h1>Hordekeep</h1>
<p>The service runs, but its web page was not built. Run <code>make web</code>, then reload.</p>
<p lang="fr">Le service fonctionne, mais sa page web n’a pas été construite. Lancez <code>make web</code>, puis
rechargez.</p>
</body></html>
"""


class File(NamedTuple):
    """A file of the client, ready to be sent."""

    body: bytes
    pressed: bytes | None
    media_type: str
    etag: str


def _read(path: Path) -> File:
    body = path.read_bytes()
    media_type = guess_type(path.name)[0] or "application/octet-stream"
    pressed = gzip.compress(body, 9, mtime=0) if media_type.startswith(_PRESSABLE) and len(body) > 1000 else None
    return File(body, pressed, media_type, f'"{sha256(body).hexdigest()[:20]}"')


class Client:
    """The built client, held in memory and read anew after it was built anew."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._built: float | None = None
        self._files: dict[str, File] = {}

    def find(self, path: str) -> File | None:
        """The file for an address: one of the client's files, or its page, which knows its own addresses.

        None for a file that is not there. A client that was not built has no page: `is_built` tells.
        """
        self._look()
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        is_file = name.startswith("assets/") or "." in name.rpartition("/")[2]
        return None if is_file else self._files.get("index.html")

    @property
    def is_built(self) -> bool:
        """Is there a page?"""
        self._look()
        return "index.html" in self._files

    def _look(self) -> None:
        page = self._folder / "index.html"
        built = page.stat().st_mtime if page.is_file() else None
        if built != self._built:
            files = sorted(self._folder.rglob("*")) if built is not None else []
            self._files = {each.relative_to(self._folder).as_posix(): _read(each) for each in files if each.is_file()}
            self._built = built


CLIENT = Client()


@route(
    ["/", "/{path:path}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    sync_to_thread=False,
    opt={PRESSED_ALREADY: True},
)
def show_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes | str]:
    """A file of the client, or its page."""
    if not CLIENT.is_built:
        return Response(_NOT_BUILT, media_type="text/html", status_code=503)
    file = CLIENT.find(path)
    if file is None:
        raise Unknown(tell("no-such-page", language_of(request.headers.get("accept-language", ""))))
    lasting = path.startswith("/assets/")
    headers = {
        "ETag": file.etag,
        "Vary": "Accept-Encoding",
        "Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache",
    }
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if file.pressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.pressed, media_type=file.media_type, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.body, media_type=file.media_type, headers=headers)


ROUTES = [show_page]
