"""The content security policy of the client's pages: no other hosts and no inline scripts; WebAssembly is allowed."""

RULES = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "img-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
}


def policy(**others: str) -> str:
    """The policy as text, with extra rules such as `frame_ancestors`, which only works in a header."""
    rules = RULES | {name.replace("_", "-"): sources for name, sources in others.items()}
    return "; ".join(f"{name} {sources}" for name, sources in rules.items())
