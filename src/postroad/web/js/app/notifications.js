// A player's notification channels, which report turns while no page is open; see docs/api.md.

import { call } from "./api.js";
import { language } from "./texts.js";

/** @import * as Wire from "../wire.d.ts" */

/** @returns {Promise<Wire.ChannelList>} */
export const listChannels = () => call("GET", "me/channels");
/** @param {Wire.ChannelKind} kind @param {string} address @param {Record<string, string>} [keys] @returns {Promise<Wire.NotificationChannel>} */
export const addChannel = (kind, address, keys) =>
  call("POST", "me/channels", { kind, address, language: language.peek(), ...(keys ? { keys } : {}) });
/** Switch a channel on or off; its language becomes the page's. @param {string} id @param {boolean} active @returns {Promise<null>} */
export const changeChannel = (id, active) => call("POST", `me/channels/${id}`, { active, language: language.peek() });
/** @param {string} id @returns {Promise<null>} */
export const deleteChannel = (id) => call("DELETE", `me/channels/${id}`);
/** Send a test notification. @param {string} id @returns {Promise<Wire.ChannelTest>} */
export const testChannel = (id) => call("POST", `me/channels/${id}/test`, {});

/** Can this browser receive push messages while no page is open? */
export const canUsePush = () => isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;

const getRegistration = () => navigator.serviceWorker.getRegistration("/");

/** The endpoint of this browser's push subscription, null without one. @returns {Promise<string | null>} */
export async function getPushEndpoint() {
  if (!canUsePush()) return null;
  return (await (await getRegistration())?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Subscribe this browser to push messages; false if the browser or its user refuses. @param {string} key the server's public key @returns {Promise<boolean>} */
export async function subscribePush(key) {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const registration = await getRegistration();
  if (!registration) return false;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  let subscription;
  try {
    subscription = await registration.pushManager.subscribe(wanted);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") return false; // some browsers reach no push service
    await (await registration.pushManager.getSubscription())?.unsubscribe(); // another server at this address made the old subscription
    subscription = await registration.pushManager.subscribe(wanted);
  }
  const { endpoint, keys } = subscription.toJSON();
  await addChannel("push", endpoint ?? "", keys);
  return true;
}

/** End this browser's push subscription. */
export async function unsubscribePush() {
  await (await (await getRegistration())?.pushManager.getSubscription())?.unsubscribe();
}
