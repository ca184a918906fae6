// The server's HTTP API. See docs/api.md.

/** @import * as Wire from "../wire.d.ts" */

/** An answer that is no success; `body.error` is its code. */
export class Refused extends Error {
  /** @param {number} status @param {Wire.Refusal | null} body */
  constructor(status, body) {
    super(body?.error ?? String(status));
    this.status = status;
    this.body = body ?? /** @type {Wire.Refusal} */ ({ error: "refused" });
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

/** Told to the page when this browser became a guest: lines opened before are a stranger's. */
export const INTRODUCED = "introduced";

/** How somebody whom the server does not know becomes a guest, and whether it is known; see me.js. */
let introduce = /** @type {() => Promise<unknown>} */ (async () => {});
let isKnown = () => true;
/** @param {() => Promise<unknown>} how @param {() => boolean} known */
export function introduceWith(how, known) {
  introduce = how;
  isKnown = known;
}

/** Asked about oneself, or brought a code: whoever does so is not made a guest first. */
const OPEN_TO_ALL = ["me", "me/moved"];

/** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
async function call(method, path, body) {
  if (OPEN_TO_ALL.includes(path)) return send(method, path, body);
  if (method !== "GET" && !isKnown()) await introduce();
  try {
    return await send(method, path, body);
  } catch (error) {
    if (!(error instanceof Refused && error.status === 401)) throw error;
    await introduce();
    dispatchEvent(new Event(INTRODUCED));
    return send(method, path, body);
  }
}

/** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
async function send(method, path, body) {
  let answer;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: body ? { "content-type": "application/json" } : {},
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch {
    throw new Unreachable(path);
  }
  if (answer.status === 204) return null;
  const told = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(answer.status, told);
  return told;
}

/** @param {Record<string, string | number | null | undefined>} values */
const query = (values) =>
  new URLSearchParams(Object.entries(values).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]]))).toString();

/** @typedef {{ seq?: number, command: string, seat: number, action?: string }} Command */

/** @returns {Promise<Wire.Me>} */
export const getMe = () => call("GET", "me");
/** @param {string} name @returns {Promise<Wire.PlayerName>} */
export const signAs = (name) => call("POST", "me", { name });
/** A code that takes this player to another device. @returns {Promise<Wire.MoveCode>} */
export const askCode = () => call("POST", "me/move");
/** @param {string} code @returns {Promise<Wire.PlayerName>} */
export const useCode = (code) => call("POST", "me/moved", { code });
/** @returns {Promise<Wire.Tokens>} */
export const listTokens = () => call("GET", "me/tokens");
/** @param {string} label @returns {Promise<Wire.MadeToken>} */
export const makeToken = (label) => call("POST", "me/tokens", { label });
/** @param {string} id @returns {Promise<null>} */
export const deleteToken = (id) => call("DELETE", `me/tokens/${id}`);
/** @returns {Promise<Wire.About>} */
export const getAbout = () => call("GET", "about");
/** @returns {Promise<Wire.Lobby>} */
export const getLobby = () => call("GET", "lobby");
/** @param {Wire.NewTable} wanted @returns {Promise<Wire.TableId>} */
export const createTable = (wanted) => call("POST", "tables", wanted);
/** @param {string} id @returns {Promise<null>} */
export const deleteTable = (id) => call("DELETE", `tables/${id}`);
/** What came of it comes by the table's line. @param {string} id @param {string} what @param {Command} command @returns {Promise<Wire.Progress>} */
export const post = (id, what, command) => call("POST", `tables/${id}/${what}?brief=true`, command);
/** @param {string} id @param {Wire.Said} what @returns {Promise<Wire.ChatLine>} */
export const say = (id, what) => call("POST", `tables/${id}/chat`, what);
/** @param {string} id @returns {Promise<Wire.TableId>} */
export const rematch = (id) => call("POST", `tables/${id}/rematch`, {});
/** Before the game begins. @param {string} id @param {"sit" | "stand" | "fill" | "start"} what @param {Wire.OfSeat | Wire.Fill | Wire.Nothing} body @returns {Promise<Wire.AnyMessage>} */
export const gather = (id, what, body) => call("POST", `tables/${id}/${what}`, body);
/** @param {string} id @param {number} seat @param {string} action @returns {Promise<Wire.WhyNot>} */
export const whyNot = (id, seat, action) => call("GET", `tables/${id}/why?${query({ seat, action })}`);
/** @param {string} id @param {number} seat @param {string[]} wishes @returns {Promise<Wire.Previews>} */
export const preview = (id, seat, wishes) => call("POST", `tables/${id}/preview`, { seat, wishes });
/** @param {string} id @param {number | null} seat */
export const recordAddress = (id, seat) => `/api/tables/${id}/record?${query({ seat })}`;

const NO_TABLE = 4404; // the code with which a line to a table that is not there is closed

/**
 * Everything that happens at a table from now on. A lost connection is taken up again by itself.
 * @param {string} id
 * @param {number | null} seat
 * @param {() => number} known the last entry that is known
 * @param {(message: Wire.AnyMessage) => void} onMessage
 * @param {(state: "open" | "lost" | "gone") => void} onState
 */
export function watch(id, seat, known, onMessage, onState) {
  let socket = /** @type {WebSocket | null} */ (null);
  let waiting = 0;
  let tries = 0;
  let closed = false;

  function connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/api/tables/${id}/live?${query({ seat, since: known() })}`);
    socket.onopen = () => {
      tries = 0;
      onState("open");
    };
    socket.onmessage = (event) => onMessage(JSON.parse(event.data));
    socket.onclose = ({ code }) => {
      if (closed) return;
      if (code === NO_TABLE) return onState("gone");
      onState("lost");
      waiting = window.setTimeout(connect, Math.min(250 * 2 ** tries++, 5000));
    };
  }
  connect();
  // A browser that knows that it is offline need not wait until the line breaks, nor for the next try.
  const offline = () => {
    onState("lost");
    socket?.close();
  };
  const online = () => {
    clearTimeout(waiting);
    if (socket?.readyState === WebSocket.CLOSED) connect();
  };
  addEventListener("offline", offline);
  addEventListener("online", online);

  return {
    /** @param {object} told */
    send: (told) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(told)),
    close() {
      closed = true;
      removeEventListener("offline", offline);
      removeEventListener("online", online);
      clearTimeout(waiting);
      socket?.close();
    },
  };
}
