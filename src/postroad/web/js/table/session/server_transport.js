// The server as a table's transport.
import * as api from "../../app/api.js";
import { load } from "../../app/loading.js";
import { openTableConnection } from "../../app/table_connection.js";
import { advise } from "../../local/local_client.js";

const LATER = 2500; // ms: the decoder is loaded after the table is shown

/** Decodes binary views once it is loaded. @type {import("./binary_views.js").Reader | null} */
let reader = null;

/** @param {string} id @returns {import("./transport.d.ts").Transport} */
export const serverTransport = (id) => ({
  can: { decide: true, resign: true, chat: true, clock: true, presence: true, spectators: true },
  watch(seat, known, { message, state }) {
    const rules = () => reader?.rules ?? null;
    const decoded = /** @type {(received: any) => any} */ (
      (received) => (received.binary_view ? reader?.read(received) : received)
    );
    const subscription = openTableConnection(id, seat, known, rules, (received) => message(decoded(received)), state);
    const later = setTimeout(async () => {
      reader ??= await (await load(() => import("./binary_views.js"))).loadReader();
      if (reader) subscription.send({ bytes: reader.rules });
    }, LATER);
    return {
      pace: (seconds) => subscription.send({ pace: seconds }),
      close() {
        clearTimeout(later);
        subscription.close();
      },
    };
  },
  send: (kind, command, signal) => api.sendCommand(id, kind, command, signal),
  preview: (seat, choices) => api.preview(id, seat, choices),
  hint: async (seat) => advise((await load(() => import("./binary_views.js"))).fromBase64((await api.binaryView(id, seat)).view)),
  whyNot: (seat, action) => api.whyNot(id, seat, action),
  record: (seat) => api.getRecord(id, seat),
  rematch: () => api.rematch(id),
  deleteTable: () => api.deleteTable(id),
  sendChat: (message) => api.sendChatMessage(id, message),
});
