// Opens a record file as a replay, after checking it against the rules.

import { goIfStillHere } from "../../app/router.js";
import { loadTexts } from "../../app/texts.js";
import { parseRecord } from "../../engine/record.js";
import { RecordError } from "../../engine/record_replay.js";
import { gameText } from "./game_link.js";
import { refusal } from "./record_errors.js";

/** Open a record, or return the error in words with the code of the rules' refusal; null if the text is no record. @param {string} text @returns {Promise<{ words: string, reason?: string } | null>} */
export async function openRecord(text) {
  const go = goIfStillHere();
  await loadTexts("game");
  let record = null;
  try {
    record = parseRecord(text);
    go(`/game/${await gameText(record)}`);
    return { words: "" };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    if (error.code === "no-record") return null;
    return { words: refusal(error, record), reason: error.why?.why === "refused" ? error.why.code : undefined };
  }
}
