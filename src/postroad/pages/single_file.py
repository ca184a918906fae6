"""The client as a single file, to open from a disk or an e-mail: `postroad page FILE`."""

import base64
import hashlib
import json
import re
from pathlib import Path

from postroad.pages.modules import lean, name_of
from postroad.pages.packs import LATER, START, STATIC, STYLES, WEB, WORKERS, Packs
from postroad.pages.static_site import NotOurs, headed

LINK = re.compile(r'[ \t]*<link rel="(?:manifest|apple-touch-icon)"[^>]*>\n')
ICON = re.compile(r'(<link rel="icon" href=")([^"]+)"')
SCRIPT = re.compile(r'[ \t]*<script type="module"[^>]*></script>\n')
FONT = re.compile(r'url\("\.\./(?P<path>[^"]+)"\)')
END = "  </body>"
KINDS = {
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".net": "application/octet-stream",
}
MARK = '<meta name="postroad-server"'
HEAD_SIZE = 4096


def write_page(file: Path, server: str | None = None) -> int:
    """Write the page, or overwrite an older one; return its size in bytes."""
    if file.exists() and not (file.is_file() and MARK in file.read_bytes()[:HEAD_SIZE].decode(errors="replace")):
        raise NotOurs(f"{file} is not a page of Postroad: choose a new file, or one written by this command")
    content = page(Packs(WEB), server).encode()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    return len(content)


def page(packs: Packs, server: str | None) -> str:
    styles = ["\n" + "".join(style(packs, path) for path in paths) for paths in packs.styles]
    inline = iter(styles)
    script = f"\n{bundle(packs)}"
    if re.search(r"</script|<!--", script, re.IGNORECASE):
        raise ValueError("a module contains </script or <!--, which would end the page's script; change the module")
    text = STYLES.sub(lambda _: f"    <style>{next(inline)}</style>\n", packs.index())
    text = ICON.sub(
        lambda found: f'{found[1]}{as_data(packs.web / found[2].removeprefix(STATIC))}"', LINK.sub("", SCRIPT.sub("", text))
    )
    data_files = json.dumps(files(packs), ensure_ascii=False).replace("<", "\\u003c")
    data = f'    <script type="text/plain" id="licences">\n{licences(packs)}</script>\n'
    data += f'    <script type="application/json" id="postroad-files">{data_files}</script>\n'
    text = text.replace(END, f'{data}    <script type="module">{script}</script>\n{END}')
    return headed(text, rules(script, styles), server)


def licences(packs: Packs) -> str:
    """The licences of third-party files, which must be part of every copy."""
    texts = [*paths_of(packs, "vendor/licences/*.txt"), *paths_of(packs, "fonts/*.txt")]
    return "".join(f"{path}\n\n{(packs.web / path).read_text(encoding='utf-8')}\n" for path in texts)


def rules(script: str, styles: list[str]) -> str:
    """The content security policy: only parts of the page itself, by digest. Workers and later styles are blobs made from it."""
    sources_by_rule = {
        "default-src": "'none'",
        "script-src": f"{digest(script)} 'wasm-unsafe-eval'",
        "style-src": f"{' '.join(map(digest, styles))} blob:",
        "worker-src": "blob:",
        "font-src": "data:",
        "img-src": "data:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    return "; ".join(f"{name} {sources}" for name, sources in sources_by_rule.items())


def digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def bundle(packs: Packs) -> str:
    """All modules as functions in order of dependency, then the entry point."""
    paths = [path.relative_to(packs.web).as_posix() for path in sorted((packs.web / "js").rglob("*.js"))]
    later = {found["path"] for path in paths for found in LATER.finditer(packs.module(path).text)}
    vendor = sorted(path for path in later - {*paths} if path.endswith(".js"))  # comments name types with the same syntax
    needed = packs.needed(*(path for path in (*paths, *vendor) if path not in WORKERS))
    start = packs.module(START)
    text = "".join(packs.module(path).as_function() for path in needed if path != START)
    text += f"void (async () => {{{''.join(one.taken() for one in start.imports)}\n{lean(start.body)}\n}})();\n"
    return LATER.sub(lambda found: f"Promise.resolve({name_of(found['path'])})", text)


def files(packs: Packs) -> dict[str, str]:
    """The files that the page requests by path: texts, later styles, workers, and binary files as data URLs."""
    packed = {path for paths in packs.styles for path in paths}
    result = {path: style(packs, path) for path in paths_of(packs, "style/*.css") if path not in packed}
    result |= {path: (packs.web / path).read_text(encoding="utf-8") for path in paths_of(packs, "lang/*/*.ftl")}
    result |= {path: packs.single(path) for path in WORKERS}
    binary = [*paths_of(packs, "icons/*.svg"), "icons/icon-192.png", "js/engine/postroad.wasm", "js/engine/master.net"]
    return result | {path: as_data(packs.web / path) for path in binary}


def paths_of(packs: Packs, pattern: str) -> list[str]:
    return [path.relative_to(packs.web).as_posix() for path in sorted(packs.web.glob(pattern))]


def style(packs: Packs, path: str) -> str:
    """A style sheet with embedded fonts and without comments."""
    text = re.sub(r"/\*.*?\*/\n?", "", (packs.web / path).read_text(encoding="utf-8"), flags=re.DOTALL)
    return FONT.sub(lambda found: f'url("{as_data(packs.web / found["path"])}")', text)


def as_data(file: Path) -> str:
    return f"data:{KINDS[file.suffix]};base64,{base64.b64encode(file.read_bytes()).decode()}"
