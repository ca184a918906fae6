// The server as a table's transport.
import * as api from "../../app/api.js";
import { advise } from "../../local/local_client.js";
import { retryImport } from "../../ui/loader.js";

const LATER = 2500; // milliseconds: what is not needed to begin is fetched when the table is there

/** Reads views that are bytes, as soon as it is here. @type {import("./binary_views.js").Reader | null} */
let reader = null;

/** @param {string} id @returns {import("./transport.d.ts").Transport} */
export const serverTransport = (id) => ({
  can: { decide: true, resign: true, chat: true, clock: true, presence: true, spectators: true },
  watch(seat, known, { message, state }) {
    const rules = () => reader?.rules ?? null;
    const inWords = /** @type {(told: any) => any} */ ((told) => (told.binary_view ? reader?.read(told) : told));
    const line = api.openTableConnection(id, seat, known, rules, (told) => message(inWords(told)), state);
    const later = setTimeout(async () => {
      reader ??= await (await retryImport(() => import("./binary_views.js"))).fetched();
      if (reader) line.send({ bytes: reader.rules });
    }, LATER);
    return {
      pace: (seconds) => line.send({ pace: seconds }),
      close() {
        clearTimeout(later);
        line.close();
      },
    };
  },
  ask: (what, command, signal) => api.sendCommand(id, what, command, signal),
  preview: (seat, wishes) => api.preview(id, seat, wishes),
  hint: async (seat) => advise((await import("./binary_views.js")).bytesOf((await api.binaryView(id, seat)).view)),
  why: (seat, action) => api.whyNot(id, seat, action),
  record: (seat) => api.getRecord(id, seat),
  rematch: () => api.rematch(id),
  deleteTable: () => api.deleteTable(id),
  say: (what) => api.sendChatMessage(id, what),
});
