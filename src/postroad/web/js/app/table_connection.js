// A table's connection: the WebSocket that brings its messages. It notices losses, reconnects, and reports its state.

import { goToServerAccess, NOT_INVITED, query } from "./api.js";
import { hasServer } from "./runtime.js";

/** @import * as Wire from "../wire.d.ts" */

const BANNED = "banned"; // the reason with which the server closes a banned player's connection
const NO_TABLE = 4404; // close code: the table does not exist
const NO_ACCESS = 4403; // close code: the player may no longer watch
const SIGNED_OUT = 4401; // close code: the browser was signed out
const CORRUPT = 4500; // close code: the server cannot read the table
const RATE_LIMITED = 4429; // close code: the client asked or sent too much
const SERVER_STOPS = 1012; // close code: the server stops, and another one may answer at once
const SILENCE = 60_000; // ms

/**
 * Follow a table over a WebSocket, which reconnects after each loss.
 * @param {string} id
 * @param {number | null} seat
 * @param {() => number} lastSeq seq of the last entry that the page has
 * @param {() => string | null} readableRules digest of the rules with which this page reads binary views; null: it needs JSON views
 * @param {(message: Wire.LiveMessage) => void} onMessage
 * @param {(state: "open" | "lost" | "busy" | "gone" | "banned" | "refused" | "signed-out" | "damaged") => void} onState
 */
export function openTableConnection(id, seat, lastSeq, readableRules, onMessage, onState) {
  let socket = /** @type {WebSocket | null} */ (null);
  let waiting = 0;
  let silent = 0;
  let attempts = 0;
  let closed = false;

  // A browser does not notice that the server is gone, and close() would wait for its answer; the server is never silent this long.
  function restartSilenceTimer() {
    clearTimeout(silent);
    silent = window.setTimeout(() => {
      if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
      socket?.close();
      socket = null;
      reconnect("lost");
    }, SILENCE);
  }
  /** @param {"lost" | "busy"} why */
  function reconnect(why) {
    clearTimeout(silent);
    onState(why);
    waiting = window.setTimeout(connect, why === "busy" ? 5000 : Math.min(250 * 2 ** attempts++, 5000));
  }

  function connect() {
    restartSilenceTimer();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const requestedRules = readableRules();
    socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${id}/live?${query({ seat, since: lastSeq(), bytes: requestedRules })}`,
    );
    socket.onopen = () => {
      attempts = 0;
      if (readableRules() !== requestedRules) send({ bytes: readableRules() }); // the rules were loaded while the socket opened
      onState("open");
    };
    socket.onmessage = (event) => {
      restartSilenceTimer();
      onMessage(JSON.parse(event.data));
    };
    socket.onclose = ({ code, reason }) => {
      clearTimeout(silent);
      if (closed) return;
      if (reason === NOT_INVITED) return goToServerAccess();
      if (reason === BANNED) return onState("banned");
      if (code === NO_TABLE) return onState("gone");
      if (code === NO_ACCESS) return onState("refused");
      if (code === SIGNED_OUT) return onState("signed-out");
      if (code === CORRUPT) return onState("damaged");
      if (code === SERVER_STOPS && !attempts++) return connect();
      reconnect(code === RATE_LIMITED ? "busy" : "lost");
    };
  }
  /** @param {object} told */
  const send = (told) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(told));
  if (hasServer) connect();
  else queueMicrotask(() => onState("gone"));
  // The browser's own events save waiting for the connection to break, and for the next attempt.
  const offline = () => {
    onState("lost");
    socket?.close();
  };
  const online = () => {
    clearTimeout(waiting);
    if (!socket || socket.readyState === WebSocket.CLOSED) connect();
  };
  addEventListener("offline", offline);
  addEventListener("online", online);

  return {
    send,
    close() {
      closed = true;
      removeEventListener("offline", offline);
      removeEventListener("online", online);
      clearTimeout(waiting);
      clearTimeout(silent);
      socket?.close();
    },
  };
}
