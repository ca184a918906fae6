// By what ways the server tells me that others wait for me while I am not there. See docs/api.md.

import { call } from "./api.js";
import { language } from "./texts.js";

/** @import * as Wire from "../wire.d.ts" */

/** @returns {Promise<Wire.ChannelList>} */
export const listChannels = () => call("GET", "me/channels");
/** @param {Wire.ChannelKind} kind @param {string} address @param {Record<string, string>} [keys] @returns {Promise<Wire.NotificationChannel>} */
export const addChannel = (kind, address, keys) =>
  call("POST", "me/channels", { kind, address, language: language.peek(), ...(keys ? { keys } : {}) });
/** In the language that is read now. @param {string} id @param {boolean} active @returns {Promise<null>} */
export const changeChannel = (id, active) => call("POST", `me/channels/${id}`, { active, language: language.peek() });
/** @param {string} id @returns {Promise<null>} */
export const deleteChannel = (id) => call("DELETE", `me/channels/${id}`);
/** Send something now. @param {string} id @returns {Promise<Wire.ChannelTest>} */
export const testChannel = (id) => call("POST", `me/channels/${id}/test`, {});

/** Can this browser be told while no page is open? */
export const canUsePush = () => isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;

const getRegistration = () => navigator.serviceWorker.getRegistration("/");

/** The address at which this browser is told, null if it is not. @returns {Promise<string | null>} */
export async function getPushEndpoint() {
  if (!canUsePush()) return null;
  return (await (await getRegistration())?.pushManager.getSubscription())?.endpoint ?? null;
}

/** From now on; false if the browser does not want to. @param {string} key of the server @returns {Promise<boolean>} */
export async function subscribePush(key) {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const registration = await getRegistration();
  if (!registration) return false;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  let subscription;
  try {
    subscription = await registration.pushManager.subscribe(wanted);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") return false; // some browsers reach no service
    await (await registration.pushManager.getSubscription())?.unsubscribe(); // to another server, which was here before
    subscription = await registration.pushManager.subscribe(wanted);
  }
  const { endpoint, keys } = subscription.toJSON();
  await addChannel("push", endpoint ?? "", keys);
  return true;
}

/** No longer. */
export async function unsubscribePush() {
  await (await (await getRegistration())?.pushManager.getSubscription())?.unsubscribe();
}
