"""Notifications to absent players: chosen in the settings, shown by the service worker, leading to the table."""

import json
import time
from base64 import urlsafe_b64encode
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Locator, Page, Worker, expect

from tests.web.around_a_game import sit_down_at_server
from tests.web.conftest import Faults, NewPage
from tests.web.serving import Server

ENDPOINT = "https://192.168.0.1/push/abc"  # never requested, because the address is not public

# A stub of the browser's push service, which tests cannot reach; it notes its calls.
SERVICE = """
({ endpoint, keys }) => {
    const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => (there = null) };
    let there = null;
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.subscribe = async (wanted) => (globalThis.wanted = wanted, there = made);
    PushManager.prototype.getSubscription = async () => there;
}
"""


def text_of(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def open_notifications(page: Page, server: Server) -> Locator:
    sit_down_at_server(page, server.address, "Ann")
    page.goto(server.address)
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Turn notifications").click()
    return dialog


def test_an_address_is_added_tried_switched_and_deleted(page: Page, server: Server, faults: Faults) -> None:
    faults.expected = ("422",)
    dialog = open_notifications(page, server)
    address = dialog.get_by_role("textbox", name="Address")
    address.fill("http://ntfy.example/x")
    dialog.get_by_role("button", name="Add").click()
    expect(dialog.get_by_role("alert")).to_contain_text(["Enter an https:// address"])
    dialog.get_by_role("combobox", name="How to reach you").select_option("Webhook")
    address.fill("192.168.0.1/in")
    dialog.get_by_role("button", name="Add").click()
    expect(dialog.get_by_role("status")).to_have_text("No public address has this name.")
    lever = dialog.get_by_role("switch", name="192.168.0.1/in")
    expect(lever).to_be_checked()
    lever.click()
    expect(lever).not_to_be_checked()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    dialog.get_by_text("Turn notifications").click()
    expect(lever).not_to_be_checked()
    dialog.get_by_role("button", name="Send a test: 192.168.0.1/in").click()
    expect(dialog.get_by_role("status")).to_have_text("No public address has this name.")
    delete = dialog.get_by_role("button", name="Delete 192.168.0.1/in")
    delete.click()
    delete.click()
    expect(lever).to_have_count(0)


# A line on which the list takes its time, and all else does not.
LATE_LIST = """
const ask = fetch;
globalThis.fetch = async (path, how) => {
    if (path === "/api/me/channels" && how.method === "GET") await new Promise((done) => setTimeout(done, 1500));
    return ask(path, how);
};
"""


@pytest.mark.long("browser")
def test_an_error_appears_despite_a_late_list(page: Page, server: Server, faults: Faults) -> None:
    faults.expected = ("422",)
    page.add_init_script(LATE_LIST)
    dialog = open_notifications(page, server)
    dialog.get_by_role("textbox", name="Address").fill("http://ntfy.example/x")
    with page.expect_response(lambda answer: answer.status == 422):
        dialog.get_by_role("button", name="Add").click()
    page.wait_for_timeout(2000)
    expect(dialog.get_by_role("alert")).to_contain_text(["Enter an https:// address"])


def wait_for_worker(page: Page) -> None:
    while not page.evaluate("navigator.serviceWorker.getRegistration('/').then((found) => Boolean(found?.active))"):
        page.wait_for_timeout(50)


def test_this_browser_subscribes_and_unsubscribes(new_page: NewPage, server: Server) -> None:
    page = new_page(service_workers="allow")
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": text_of(point), "auth": text_of(b"sixteen letters!")}
    page.add_init_script(f"({SERVICE})({json.dumps({'endpoint': ENDPOINT, 'keys': keys})})")
    dialog = open_notifications(page, server)
    wait_for_worker(page)
    dialog.get_by_role("button", name="Notify in this browser").click()
    lever = dialog.get_by_role("switch", name="This browser")
    expect(lever).to_be_checked()
    told = page.evaluate("fetch('/api/me/channels').then((told) => told.json())")
    assert [(one["kind"], one["address"]) for one in told["channels"]] == [("push", ENDPOINT)]
    assert page.evaluate("wanted") == {"userVisibleOnly": True, "applicationServerKey": told["push_key"]}
    delete = dialog.get_by_role("button", name="Delete This browser")
    delete.click()
    delete.click()
    expect(lever).to_have_count(0)
    expect(dialog.get_by_role("button", name="Notify in this browser")).to_be_visible()


def test_the_worker_shows_a_push_message_that_opens_the_table(new_page: NewPage, server: Server) -> None:
    page = new_page(service_workers="allow")
    page.goto(server.address)
    wait_for_worker(page)
    (worker,) = page.context.service_workers
    worker.evaluate(WATCHED)
    push(page, server)
    title, shown = noted(worker, "shown")
    assert (title, shown["body"], shown["data"], shown["tag"]) == (WORDS["title"], WORDS["text"], WORDS["path"], WORDS["tag"])
    assert page.request.get(shown["icon"]).ok
    worker.evaluate(PRESSED, shown["data"])
    assert noted(worker, "opened") == f"{server.address.rstrip('/')}/table/abc" and noted(worker, "closed")


WORDS = {"title": "It’s your turn", "text": "Ann, it’s your turn at Ben’s table.", "path": "/table/abc", "tag": "abc"}
# A headless browser shows no notification and opens no window for a worker, so the calls are noted instead.
WATCHED = """() => {
    registration.showNotification = async (...shown) => (globalThis.shown = shown);
    clients.openWindow = async (address) => (globalThis.opened = address);
}"""
PRESSED = """(data) => {
    const notification = { data, close: () => (globalThis.closed = true) };
    dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: () => {} }));
}"""


def push(page: Page, server: Server) -> None:
    """Deliver a push message as a push service would."""
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    hear = "ServiceWorker.workerRegistrationUpdated"
    line.on(hear, lambda told: found.extend(one["registrationId"] for one in told["registrations"]))
    line.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    pushed = {"origin": server.address, "registrationId": found[0], "data": json.dumps(WORDS)}
    line.send("ServiceWorker.deliverPushMessage", pushed)


def noted(worker: Worker, what: str) -> Any:
    while (found := worker.evaluate(f"globalThis.{what} ?? null")) is None:
        time.sleep(0.05)
    return found
