// Messages of a server whose views are bytes: the rules in this page make the words of them. Until they are here, and where they
// cannot be, the server tells words.

import { RULES } from "../../engine/layout.js";
import { words } from "../../engine/view.js";
import { loadRules } from "../../ui/rules_here.js";

/** @import { BinaryMessage, Message } from "../../wire.d.ts" */
/** How bare messages are read, and the rules that they must be of. @typedef {{ rules: string, read: (message: BinaryMessage) => Message }} Reader */

/** @param {string} text in base64 */
export const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Null where this page may not or cannot have the rules; asked for again at the next table. @returns {Promise<Reader | null>} */
export async function loadReader() {
  const rules = await loadRules().catch(() => null);
  if (!rules) return null;
  return {
    rules: RULES,
    read: ({ binary_view: { seat, bytes }, ...rest }) => ({ ...rest, view: words(rules, fromBase64(bytes), seat) }),
  };
}
