// A record in a file, to be looked at: it is checked against the rules, and opened like a game that came with a link.

import { go } from "../../app/address.js";
import { needTexts, t } from "../../app/texts.js";
import { pack } from "../../engine/link.js";
import { loaded, parsed } from "../../engine/record.js";
import { RecordError } from "../../engine/script.js";
import { rulesHere } from "../../ui/rules_here.js";

/** Opens it, or says what is wrong with it; null if it is no record at all. @param {string} text @returns {Promise<string | null>} */
export async function openRecord(text) {
  const [rules] = await Promise.all([rulesHere(), needTexts("game")]);
  try {
    const { game, names } = loaded(rules, parsed(text));
    go(`/game/${pack(game, { names })}`);
    return "";
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return error.code === "no-record" ? null : t(`record-${error.code}`, { event: error.event ?? 0 });
  }
}
