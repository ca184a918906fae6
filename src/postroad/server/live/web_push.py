"""Web Push: a message is encrypted for one browser (RFC 8291) and signed by this server (RFC 8292).

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
RECORD_SIZE = 4096  # bytes of the only record
SIGNATURE_LIFETIME = 12 * 3600  # seconds that a signature is valid; push services accept at most a day
TTL = 24 * 3600  # seconds that the push service stores an undelivered message
END = b"\x02"  # delimiter of the last record


class Key:
    """The server's key pair, stored in the database. Browsers accept messages only from the key they subscribed with."""

    def __init__(self, private: str) -> None:
        self._private = ec.derive_private_key(int.from_bytes(_bytes(private)), CURVE)
        self.public = _text(_point(self._private.public_key()))

    @staticmethod
    def new() -> str:
        return _text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))

    def headers(self, endpoint: str, contact: str, topic: str, now: float) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + SIGNATURE_LIFETIME, "sub": contact}
        signed = ".".join(_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        first, second = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(SHA256())))
        token = f"{signed}.{_text(first.to_bytes(32) + second.to_bytes(32))}"
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
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(p256dh))
    ours, salt = ec.generate_private_key(CURVE), os.urandom(16)
    point = _point(ours.public_key())
    shared = _derived(ours.exchange(ec.ECDH(), theirs), _bytes(auth), b"WebPush: info\0" + _bytes(p256dh) + point, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4) + len(point).to_bytes(1) + point
    return head + AESGCM(key).encrypt(nonce, text + END, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
