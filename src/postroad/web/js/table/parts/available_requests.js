// What this screen may ask the others at the table for. How they are asked is fetched when they are.

import { around, can, entries, mayUndo, table, view, you } from "../session/current.js";

/** Could this seat ask the others to take its last decision back? @param {number | null} seat */
export function mayAskUndo(seat) {
  const decided = entries.value.some((entry) => entry.kind === "decision" && entry.seat === seat);
  return seat !== null && decided && !mayUndo.value && !around.value.vote && view.value.decides !== null;
}

/** May this screen ask for a pause? @param {number | null} seat */
export const mayAskPause = (seat) =>
  seat !== null &&
  can().clock &&
  Boolean(around.value.clock) &&
  !around.value.clock?.paused &&
  !around.value.vote &&
  view.value.decides !== null;

/** May this screen ask that the seat go to somebody else? The own one, or one whose player is away. @param {number | null} seat */
export function mayHandOn(seat) {
  const { vote, transfer, presence } = around.value;
  if (seat === null || !can().presence || view.value.decides === null || vote || transfer) return false;
  const { player, kind, away } = table.value.seats[seat];
  const gone =
    away === "left" || away === "time" || (kind === "person" && !presence.seats[seat] && around.value.clock?.kind !== "days");
  if (player === you.value.player) return kind === "person";
  return Boolean(player) && gone && (you.value.host || you.value.seats.length > 0);
}
