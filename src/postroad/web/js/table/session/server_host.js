// The server as a table's host.
import * as api from "../../app/api.js";

/** @param {string} id @returns {import("./host.d.ts").Host} */
export const serverHost = (id) => ({
  can: { chat: true, clock: true, presence: true, spectators: true },
  watch(seat, known, listener) {
    const line = api.watch(id, seat, known, listener.message, listener.state);
    return { pace: (seconds) => line.send({ pace: seconds }), close: line.close };
  },
  ask: (what, command, signal) => api.post(id, what, command, signal),
  preview: (seat, wishes) => api.preview(id, seat, wishes),
  why: (seat, action) => api.whyNot(id, seat, action),
  record: (seat) => api.getRecord(id, seat),
  rematch: () => api.rematch(id),
  deleteTable: () => api.deleteTable(id),
  say: (what) => api.say(id, what),
});
