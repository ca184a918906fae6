"""The difference between two colours, for full and for reduced colour vision."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import numpy as np

Lab = tuple[float, float, float]

# Machado, Oliveira and Fernandes (2009), full strength, on linear light.
SIGHTS = {
    "all": np.eye(3),
    "protan": np.array([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    "deutan": np.array([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]),
    "tritan": np.array([[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
}
XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
WHITE = np.array([0.9505, 1.0, 1.089])


def apart(one: str, other: str, sight: str) -> float:
    """The distance CIEDE2000 of two colours (#rrggbb); about 2 can just be seen."""
    return distance(lab(one, sight), lab(other, sight))


def lab(colour: str, sight: str) -> Lab:
    parts = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    light = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    share = XYZ @ np.clip(SIGHTS[sight] @ light, 0, 1) / WHITE
    x, y, z = np.where(share > 0.008856, np.cbrt(share), 7.787 * share + 16 / 116)
    return float(116 * y - 16), float(500 * (x - y)), float(200 * (y - z))


def distance(one: Lab, other: Lab) -> float:
    (light1, a1, b1), (light2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    chroma1, chroma2 = hypot(a1 * stretch, b1), hypot(a2 * stretch, b2)
    hue1, hue2 = degrees(atan2(b1, a1 * stretch)) % 360, degrees(atan2(b2, a2 * stretch)) % 360
    turn = (hue2 - hue1 + 180) % 360 - 180
    light, chroma = (light1 + light2) / 2, (chroma1 + chroma2) / 2
    hue = (hue1 + turn / 2) % 360
    weight = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.2 * cos(radians(4 * hue - 63))
    )
    by_light = (light2 - light1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(chroma1 * chroma2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    blue = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + blue * by_chroma * by_hue)
