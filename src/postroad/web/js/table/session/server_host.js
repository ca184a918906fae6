// The server as a table's host.
import * as api from "../../app/api.js";
import { advise } from "../../home/errands.js";

/** @param {string} text in base64 */
const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** @param {string} id @returns {import("./host.d.ts").Host} */
export const serverHost = (id) => ({
  can: { decide: true, resign: true, chat: true, clock: true, presence: true, spectators: true },
  watch(seat, known, listener) {
    const line = api.watch(id, seat, known, listener.message, listener.state);
    return { pace: (seconds) => line.send({ pace: seconds }), close: line.close };
  },
  ask: (what, command, signal) => api.post(id, what, command, signal),
  preview: (seat, wishes) => api.preview(id, seat, wishes),
  hint: async (seat) => advise(bytesOf((await api.known(id, seat)).view)),
  why: (seat, action) => api.whyNot(id, seat, action),
  record: (seat) => api.getRecord(id, seat),
  rematch: () => api.rematch(id),
  deleteTable: () => api.deleteTable(id),
  say: (what) => api.say(id, what),
});
