"""Web Push: a message is encrypted for one browser (RFC 8291) and signed by this server (RFC 8292).

It needs the extra `postroad[push]`; without it browsers are not offered.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import jwt

CURVE = ec.SECP256R1()
SIGNATURE_LIFETIME = 12 * 3600  # seconds that a signature is valid; push services accept at most a day
TTL = 24 * 3600  # seconds that the push service stores an undelivered message


class Key:
    """The server's key pair, stored in the database. Browsers accept messages only from the key they subscribed with."""

    def __init__(self, private: str) -> None:
        self._private = ec.derive_private_key(int.from_bytes(_bytes(private)), CURVE)
        self.public = _text(self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    @staticmethod
    def new() -> str:
        return _text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))

    def headers(self, endpoint: str, contact: str, topic: str, now: float) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + SIGNATURE_LIFETIME, "sub": contact}
        token = jwt.sign(claims, self._private)  # `Vapid.sign` refuses IPv6 addresses, and a contact with a port
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Topic": topic,  # a newer message on the topic replaces an undelivered one
        }


def is_subscription(p256dh: str, auth: str) -> bool:
    """Whether these are valid keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(p256dh))
        return len(_bytes(auth)) == 16
    except ValueError:
        return False


def encrypt(text: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt a message for one browser."""
    ours = ec.generate_private_key(CURVE)
    message: bytes = http_ece.encrypt(text, private_key=ours, dh=_bytes(p256dh), auth_secret=_bytes(auth), version="aes128gcm")
    return message


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
