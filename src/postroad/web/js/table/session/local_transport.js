// The page itself as a table's transport: rules and bots run in workers, and what was decided is kept on this device.
import * as errands from "../../local/local_client.js";

/** @param {string} id @returns {import("./transport.d.ts").Transport} */
export const localTransport = (id) => ({
  can: { decide: true, resign: true, chat: false, clock: false, presence: false, spectators: false },
  watch: (seat, known, listener) => errands.watch({ id, seat, known, listener }),
  ask: (what, command) => errands.ask(id, what, command),
  preview: (seat, wishes) => errands.preview(id, seat, wishes),
  hint: (seat) => errands.hint(id, seat),
  why: (seat, action) => errands.why(id, seat, action),
  record: (seat) => errands.getRecord(id, seat),
  rematch: () => errands.rematch(id),
  deleteTable: () => errands.deleteTable(id),
  say: async () => {},
});
