// The page as a table's transport: workers run rules and bots, and the device stores the table.
import * as localClient from "../../local/local_client.js";

/** @param {string} id @returns {import("./transport.d.ts").Transport} */
export const localTransport = (id) => ({
  can: { decide: true, resign: true, chat: false, clock: false, presence: false, spectators: false },
  watch: (seat, known, listener) => localClient.subscribe({ id, seat, known, listener }),
  send: (kind, command) => localClient.sendCommand(id, kind, command),
  preview: (seat, choices) => localClient.preview(id, seat, choices),
  hint: (seat) => localClient.hint(id, seat),
  whyNot: (seat, action) => localClient.whyNot(id, seat, action),
  record: (seat) => localClient.getRecord(id, seat),
  rematch: () => localClient.rematch(id),
  deleteTable: () => localClient.deleteTable(id),
  sendChat: async () => {},
});
