"""What a page of the client may load and run: nothing from elsewhere, nothing that stands in the page, but WebAssembly."""

RULES = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "img-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
}


def policy(**others: str) -> str:
    """As a content security policy; `frame_ancestors` is a rule that only a header may have."""
    rules = RULES | {name.replace("_", "-"): sources for name, sources in others.items()}
    return "; ".join(f"{name} {sources}" for name, sources in rules.items())
