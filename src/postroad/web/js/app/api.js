// The server's HTTP API, see docs/api.md.

import { hasServer } from "./runtime.js";

/** @import * as Wire from "../wire.d.ts" */

/** The server answered with an error status; `body.error` is its code. */
export class HttpError extends Error {
  /** @param {number} status @param {Wire.Refusal | null} body */
  constructor(status, body) {
    super(body?.error ?? String(status));
    this.status = status;
    this.body = body ?? /** @type {Wire.Refusal} */ ({ error: "refused" });
  }
}

/** The server did not answer. */
export class ConnectionFailed extends Error {}

/** The event that follows the creation of a guest: connections opened before it belong to no player. */
export const PLAYER_CREATED = "introduced";

/** Creates a guest for a browser that the server does not know; player.js sets this function and `isKnown`. */
let createPlayer = /** @type {() => Promise<unknown>} */ (async () => {});
let isKnown = () => true;
/** @param {() => Promise<unknown>} how @param {() => boolean} known */
export function setPlayerCreation(how, known) {
  createPlayer = how;
  isKnown = known;
}

/** Requests that create no guest first: they ask about the player, or carry a code or passphrase. */
const OPEN_TO_ALL = ["enter", "me", "me/device-link/accept", "me/device-link/owner"];
const OPERATOR = "operator/"; // the operator has a cookie of its own

export const NOT_INVITED = "not-invited";

/** @param {string} method @param {string} path @param {object} [body] @param {AbortSignal} [signal] @returns {Promise<any>} */
export async function call(method, path, body, signal) {
  if (OPEN_TO_ALL.includes(path) || path.startsWith(OPERATOR)) return request(method, path, body);
  if (method !== "GET" && !isKnown()) await identify();
  try {
    return await request(method, path, body, signal);
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 401)) throw error;
    await identify();
    return request(method, path, body, signal);
  }
}

async function identify() {
  await createPlayer();
  dispatchEvent(new Event(PLAYER_CREATED));
}

/** @param {string} method @param {string} path @param {object} [body] @param {AbortSignal} [signal] @returns {Promise<any>} */
async function request(method, path, body, signal) {
  if (!hasServer) throw new ConnectionFailed(path);
  let answer;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      signal,
      headers: body ? { "content-type": "application/json" } : {},
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch {
    throw new ConnectionFailed(path);
  }
  if (answer.status === 204) return null;
  const told = await answer.json().catch(() => null);
  if (told?.error === NOT_INVITED) goToServerAccess();
  if (!answer.ok) throw new HttpError(answer.status, told);
  return told;
}

/** Open the page that asks for a passphrase; it leads back here. */
export function goToServerAccess() {
  const { pathname, search, hash } = location;
  location.replace(`/enter?to=${encodeURIComponent(pathname + search)}${hash}`);
}

/** @param {Record<string, string | number | null | undefined>} values */
export const query = (values) =>
  new URLSearchParams(Object.entries(values).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]]))).toString();

/** @returns {Promise<Wire.Me>} */
export const getMe = () => call("GET", "me");
/** @param {string} name @returns {Promise<Wire.PlayerName>} */
export const setName = (name) => call("POST", "me", { name });
/** Use the server's passphrase or the code of an invitation. @param {string} word @returns {Promise<null>} */
export const enterServer = (word) => call("POST", "enter", { passphrase: word });
/** @returns {Promise<Wire.Announcement>} */
export const getAnnouncement = () => call("GET", "announcement");
/** @returns {Promise<Wire.About>} */
export const getAbout = () => call("GET", "about");
/** @returns {Promise<Wire.Lobby>} */
export const getLobby = () => call("GET", "lobby");
/** @param {Wire.NewTable} wanted @returns {Promise<Wire.TableId>} */
export const createTable = (wanted) => call("POST", "tables", wanted);
/** @param {string} id @returns {Promise<null>} */
export const deleteTable = (id) => call("DELETE", `tables/${id}`);
/** Send a command; its result comes by the table's connection. @param {string} id @param {string} what @param {object} command @param {AbortSignal} [signal] @returns {Promise<Wire.Progress>} */
export const sendCommand = (id, what, command, signal) => call("POST", `tables/${id}/${what}?brief=true`, command, signal);
/** @param {string} id @param {Wire.NewChatMessage} what @returns {Promise<Wire.ChatMessage>} */
export const sendChatMessage = (id, what) => call("POST", `tables/${id}/chat`, what);
/** Report a player at this table to the operator. @param {string} id @param {Wire.NewPlayerReport} report @returns {Promise<null>} */
export const reportPlayer = (id, report) => call("POST", `tables/${id}/reports`, report);
/** @param {string} id @returns {Promise<Wire.AnyMessage>} */
export const getTable = (id) => call("GET", `tables/${id}`);
/** @param {string} id @returns {Promise<Wire.TableId>} */
export const rematch = (id) => call("POST", `tables/${id}/rematch`, {});
/** The link of an agreed seat transfer, for the player who asked for it. @param {string} id @param {number} seat @returns {Promise<Wire.SeatCode>} */
export const seatLink = (id, seat) => call("POST", `tables/${id}/seat-link`, { seat });
/** Take a seat with the code of a link. @param {string} id @param {string} code @returns {Promise<Wire.Message>} */
export const takeSeat = (id, code) => call("POST", `tables/${id}/take-seat`, { code });
/** Change who sits at the table before the game begins. @param {string} id @param {"sit" | "stand" | "fill" | "start"} what @param {Wire.SeatRef | Wire.FillSeat | Wire.EmptyBody} body @returns {Promise<Wire.AnyMessage>} */
export const changeSeating = (id, what, body) => call("POST", `tables/${id}/${what}`, body);
/** @param {string} id @param {number} seat @param {string} action @returns {Promise<Wire.WhyNot>} */
export const whyNot = (id, seat, action) => call("GET", `tables/${id}/why?${query({ seat, action })}`);
/** The binary view of a seat. @param {string} id @param {number} seat @returns {Promise<Wire.SeatBytes>} */
export const binaryView = (id, seat) => call("GET", `tables/${id}/binary-view?${query({ seat })}`);
/** @param {string} id @param {number} seat @param {string[]} wishes @returns {Promise<Wire.Previews>} */
export const preview = (id, seat, wishes) => call("POST", `tables/${id}/preview`, { seat, wishes });
/** @param {string} id @param {number | null} seat @returns {Promise<Wire.GameRecord>} */
export const getRecord = (id, seat) => call("GET", `tables/${id}/record?${query({ seat })}`);
