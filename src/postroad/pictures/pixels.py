"""Pixels of a picture, with the rasteriser of the extra `pictures`."""

from io import BytesIO

import numpy as np
from numpy.typing import NDArray


def pixels(svg: str, width: int | None = None) -> NDArray[np.uint8]:
    """The picture as an array of height, width and three colours; without a width in its own size."""
    from PIL import Image

    with Image.open(BytesIO(png(svg, width))) as image:
        return np.asarray(image.convert("RGB"))


def png(svg: str, width: int | None = None) -> bytes:
    """The picture as a PNG file."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise ImportError("pixels need the extra: pip install 'postroad[pictures]'") from None
    return bytes(svg_to_bytes(svg_string=svg, width=width))
