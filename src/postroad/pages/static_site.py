"""The client as a folder for any static host, at any address: `postroad site DIR`. Its tables live in the page."""

import json
from html import escape
from pathlib import Path

from postroad.pages.csp import policy
from postroad.pages.packs import HEAD, WEB, Packs
from postroad.pages.service_worker import NAME, service_worker

MARK = "postroad-site.json"  # a folder with it is ours, and this is what we wrote there
PAGE = "index.html"


class NotOurs(Exception):
    """Something else lies in the folder."""


def write_site(folder: Path, server: str | None = None, web: Path = WEB) -> int:
    """Write the site, in the place of an older one; what others have laid there stays. Answers with the number of files."""
    before = written_before(folder)
    files = site(Packs(web), server)
    told = {"made by": "postroad site", "files": sorted(files)}
    for path, content in {MARK: (json.dumps(told, indent=1) + "\n").encode(), **files}.items():
        put(folder / path, content)
    for path in before - files.keys():
        clear(folder, path)
    return len(files)


def written_before(folder: Path) -> set[str]:
    """What an older site of ours has in the folder; anything but that and an empty folder is refused."""
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return set()
    try:
        told = json.loads((folder / MARK).read_text(encoding="utf-8"))
        return {str(path) for path in told["files"]}
    except (OSError, ValueError, KeyError, TypeError):
        raise NotOurs(
            f"{folder} holds something else: name a new folder, an empty one, or one that was written by this command"
        ) from None


def put(file: Path, content: bytes) -> None:
    """Whole or not at all: the site may be read in this moment, and half a service worker would be another one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    coming = file.with_name(f"{file.name}.coming")
    coming.write_bytes(content)
    coming.replace(file)


def clear(folder: Path, path: str) -> None:
    """Take away a file, and the folders that are empty then."""
    there = folder / path
    if folder.resolve() not in there.resolve().parents:
        return  # whatever the mark says, nothing outside is touched
    there.unlink(missing_ok=True)
    for parent in there.parents:
        if parent == folder or not parent.is_dir() or any(parent.iterdir()):
            break
        parent.rmdir()


def site(packs: Packs, server: str | None) -> dict[str, bytes]:
    """All files by their paths. What may be kept for long lies in a folder of its version, so that no page mixes two of them."""
    static = f"{packs.version}/"
    files = {f"{static}{address.partition('?')[0]}": content for address, content in packs.files().items()}
    files[PAGE] = headed(packs.page("landing", None, f"./{static}"), policy(), server).encode()
    files[NAME] = service_worker(packs, static, ["", PAGE]).encode()
    return files


def headed(page: str, rules: str, server: str | None) -> str:
    """A page that says itself what it may do, and that there is no server behind it, but perhaps one elsewhere."""
    told = f'    <meta http-equiv="Content-Security-Policy" content="{escape(rules, quote=False)}" />\n'
    told += f'    <meta name="postroad-server" content="{escape(server or "")}" />\n'
    return page.replace(HEAD, HEAD + told, 1)
