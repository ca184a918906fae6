// A record in a file, to be looked at: it is checked against the rules, and opened like a game that came with a link.

import { onward } from "../../app/router.js";
import { needTexts } from "../../app/texts.js";
import { parsed } from "../../engine/record.js";
import { RecordError } from "../../engine/record_replay.js";
import { textOf } from "./opened.js";
import { refusal } from "./record_errors.js";

/** Opens it, or says what is wrong with it, and which reason the rules have if they are against it; null if it is no record at all. @param {string} text @returns {Promise<{ words: string, reason?: string } | null>} */
export async function openRecord(text) {
  const go = onward();
  await needTexts("game");
  let record = null;
  try {
    record = parsed(text);
    go(`/game/${await textOf(record)}`);
    return { words: "" };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    if (error.code === "no-record") return null;
    return { words: refusal(error, record), reason: error.why?.why === "refused" ? error.why.code : undefined };
  }
}
