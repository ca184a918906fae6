"""Web Push: the encryption of RFC 8291, and the signature of RFC 8292."""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from postroad.server.live.web_push import Key, encrypt, is_subscription

# The example of RFC 8291, section 5
TEXT = b"When I grow up, I want to be a watermelon"
SERVER_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SERVER_POINT = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
BROWSER_KEY = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def text_of(raw):
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text):
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def private_key(text):
    return ec.derive_private_key(int.from_bytes(bytes_of(text)), ec.SECP256R1())


def test_encryption_matches_the_example_of_the_standard(monkeypatch):
    monkeypatch.setattr(ec, "generate_private_key", lambda _curve: private_key(SERVER_KEY))
    monkeypatch.setattr(os, "urandom", lambda length: bytes_of(SALT)[:length])
    assert text_of(encrypt(TEXT, P256DH, AUTH)) == SEALED


def test_only_the_browser_decrypts_and_every_ciphertext_differs():
    first, second = encrypt(TEXT, P256DH, AUTH), encrypt(TEXT, P256DH, AUTH)
    assert first[:16] != second[:16] and first[21:86] != second[21:86], "salt and key are new"
    opened = [http_ece.decrypt(one, private_key=private_key(BROWSER_KEY), auth_secret=bytes_of(AUTH)) for one in (first, second)]
    assert opened == [TEXT, TEXT]
    with pytest.raises(http_ece.ECEException):
        http_ece.decrypt(first, private_key=private_key(SERVER_KEY), auth_secret=bytes_of(AUTH))


def test_keys_of_wrong_length_are_refused():
    assert is_subscription(P256DH, AUTH)
    assert not is_subscription(P256DH, AUTH[:-2]) and not is_subscription(P256DH[:-2], AUTH) and not is_subscription("", AUTH)


@pytest.mark.parametrize(
    ("endpoint", "audience"),
    [("https://push.example/send/abc?x=1", "https://push.example"), ("https://[2606:4700::1]/abc", "https://[2606:4700::1]")],
)
@pytest.mark.parametrize("contact", ["https://localhost", "https://post.example:8443", "https://[2606:4700::2]"])
def test_the_signature_names_the_service_and_the_server(endpoint, audience, contact):
    key = Key(SERVER_KEY)
    assert key.public == SERVER_POINT
    scheme, token, public = key.headers(endpoint, contact, "table", 1000.7)["Authorization"].split()
    assert (scheme, public) == ("vapid", f"k={SERVER_POINT}")
    head, claims, signature = token.removeprefix("t=").removesuffix(",").split(".")
    assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(bytes_of(claims)) == {"aud": audience, "exp": 1000 + 12 * 3600, "sub": contact}
    raw = bytes_of(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    private_key(SERVER_KEY).public_key().verify(both, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_a_new_key_is_32_bytes_and_makes_the_same_pair_again():
    private = Key.new()
    assert len(bytes_of(private)) == 32 and Key(private).public == Key(private).public != Key(Key.new()).public
