// What people do beside playing: they leave and come back, give up, and take back what all agree to.
// These are lines of the log, and news for the others.

import { t } from "../../app/texts.js";
import { entries } from "../session/current.js";
import { who } from "../session/names.js";

/** @typedef {import("../../wire.d.ts").Entry} Entry */

/** By the kind of the entry. @type {Partial<Record<Entry["kind"], string>>} */
const KEYS = {
  leave: "log-left",
  back: "log-back",
  remove: "log-removed",
  time: "log-time",
  resign: "log-resign",
};

/** An entry in words, or null where it has none of its own. @param {Entry} entry @returns {string | null} */
export function tiding(entry) {
  const key = KEYS[entry.kind] ?? answered(entry);
  return key && entry.seat !== null ? t(key, { who: who(entry.seat) }) : null;
}

/** What became of a wish to take something back. @param {Entry} entry */
function answered({ kind, seat, seq, undoes }) {
  if (kind === "undo" && Array.isArray(undoes)) return "log-undo-agreed";
  if (kind !== "refuse") return null;
  const asker = entries.value.findLast((entry) => entry.kind === "ask-undo" && entry.seq < seq)?.seat;
  return asker === seat ? "log-undo-withdrawn" : "log-undo-refused";
}
