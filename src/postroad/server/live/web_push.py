"""Web Push: what a browser is sent is sealed for that browser alone (RFC 8291), and signed by this server (RFC 8292).

It needs the extra `postroad[push]`; without it browsers are not offered.
"""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes, of which there is one
LIFE = 12 * 3600  # seconds for which a signature is good; services take at most a day
KEPT = 24 * 3600  # seconds for which a service keeps what it cannot deliver yet
END = b"\x02"  # of the last record


class Key:
    """Of this server, kept in its database: browsers let nobody else send to what they have subscribed to."""

    def __init__(self, private: str) -> None:
        self._private = ec.derive_private_key(int.from_bytes(_bytes(private)), CURVE)
        self.public = _text(_point(self._private.public_key()))

    @staticmethod
    def new() -> str:
        return _text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))

    def headers(self, endpoint: str, contact: str, topic: str, now: float) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + LIFE, "sub": contact}
        signed = ".".join(_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        first, second = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(SHA256())))
        token = f"{signed}.{_text(first.to_bytes(32) + second.to_bytes(32))}"
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": topic,  # a newer one about the same takes the place of one that is not delivered yet
        }


def is_subscription(p256dh: str, auth: str) -> bool:
    """Can anything be sealed for these?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(p256dh))
        return len(_bytes(auth)) == 16
    except ValueError:
        return False


def encrypt(text: bytes, p256dh: str, auth: str) -> bytes:
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(p256dh))
    ours, salt = ec.generate_private_key(CURVE), os.urandom(16)
    point = _point(ours.public_key())
    shared = _derived(ours.exchange(ec.ECDH(), theirs), _bytes(auth), b"WebPush: info\0" + _bytes(p256dh) + point, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + len(point).to_bytes(1) + point
    return head + AESGCM(key).encrypt(nonce, text + END, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
