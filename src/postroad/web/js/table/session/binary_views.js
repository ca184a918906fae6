// Decoding of binary views from the server by the rules in this page. Until the page has loaded the rules, the server decodes
// them itself.

import { RULES } from "../../engine/layout.js";
import { jsonView } from "../../engine/view.js";
import { loadRules } from "../../ui/rules_here.js";

/** @import { BinaryMessage, Message } from "../../wire.d.ts" */
/** Decodes messages with a binary view; `rules` names the version of the rules that it decodes. @typedef {{ rules: string, read: (message: BinaryMessage) => Message }} Reader */

/** @param {string} text base64 */
export const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Null if the page cannot load the rules; the next table tries again. @returns {Promise<Reader | null>} */
export async function loadReader() {
  const rules = await loadRules().catch(() => null);
  if (!rules) return null;
  return {
    rules: RULES,
    read: ({ binary_view: { seat, bytes }, ...rest }) => ({ ...rest, view: jsonView(rules, fromBase64(bytes), seat) }),
  };
}
