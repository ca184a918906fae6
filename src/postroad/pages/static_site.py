"""The client as a static site for any web host and address: `postroad site DIR`. Its tables live in the page."""

import json
from html import escape
from pathlib import Path

from postroad.pages.csp import policy
from postroad.pages.packs import HEAD, WEB, Packs
from postroad.pages.service_worker import NAME, service_worker

MARK = "postroad-site.json"  # marks a folder written by this command, and lists the files
PAGE = "index.html"


class NotOurs(Exception):
    """The target contains files that Postroad did not write."""


def write_site(folder: Path, server: str | None = None, web: Path = WEB) -> int:
    """Write the site, or replace an older one; other files stay. Returns the number of files."""
    before = written_before(folder)
    files = site(Packs(web), server)
    mark = {"made by": "postroad site", "files": sorted(files)}
    for path, content in {MARK: (json.dumps(mark, indent=1) + "\n").encode(), **files}.items():
        put(folder / path, content)
    for path in before - files.keys():
        clear(folder, path)
    return len(files)


def written_before(folder: Path) -> set[str]:
    """The files of an older site in the folder; raises NotOurs if the folder is neither empty nor an older site."""
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return set()
    try:
        mark = json.loads((folder / MARK).read_text(encoding="utf-8"))
        return {str(path) for path in mark["files"]}
    except (OSError, ValueError, KeyError, TypeError):
        raise NotOurs(f"{folder} contains other files: choose a new or empty folder, or one written by this command") from None


def put(file: Path, content: bytes) -> None:
    """Write a file atomically: the site may be in use, and half a service worker would count as a new one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    temporary = file.with_name(f"{file.name}.coming")
    temporary.write_bytes(content)
    temporary.replace(file)


def clear(folder: Path, path: str) -> None:
    """Remove a file and the folders that are empty then."""
    file = folder / path
    if folder.resolve() not in file.resolve().parents:
        return  # never remove files outside the folder, even if the mark lists them
    file.unlink(missing_ok=True)
    for parent in file.parents:
        if parent == folder or not parent.is_dir() or any(parent.iterdir()):
            break
        parent.rmdir()


def site(packs: Packs, server: str | None) -> dict[str, bytes]:
    """All files by path. Files that browsers may cache are in a folder named after the version, so versions never mix."""
    static = f"{packs.version}/"
    files = {f"{static}{address.partition('?')[0]}": content for address, content in packs.files().items()}
    files[PAGE] = headed(packs.page("landing", None, f"./{static}"), policy(), server).encode()
    files[NAME] = service_worker(packs, static, ["", PAGE]).encode()
    return files


def headed(page: str, rules: str, server: str | None) -> str:
    """The page with its content security policy and the address of a server elsewhere, if there is one."""
    tags = f'    <meta http-equiv="Content-Security-Policy" content="{escape(rules, quote=False)}" />\n'
    tags += f'    <meta name="postroad-server" content="{escape(server or "")}" />\n'
    return page.replace(HEAD, HEAD + tags, 1)
