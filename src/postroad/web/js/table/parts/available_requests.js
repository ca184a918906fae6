// What this screen may ask the others at the table for. How they are asked is fetched when they are.

import { can, entries, mayUndo, table, tableStatus, view, you } from "../session/current.js";

/** Could this seat ask the others to take its last decision back? @param {number | null} seat */
export function mayRequestUndo(seat) {
  const decided = entries.value.some((entry) => entry.kind === "decision" && entry.seat === seat);
  return seat !== null && decided && !mayUndo.value && !tableStatus.value.vote && view.value.decides !== null;
}

/** May this screen ask for a pause? @param {number | null} seat */
export const mayRequestPause = (seat) =>
  seat !== null &&
  can().clock &&
  Boolean(tableStatus.value.clock) &&
  !tableStatus.value.clock?.paused &&
  !tableStatus.value.vote &&
  view.value.decides !== null;

/** May this screen ask that the seat go to somebody else? The own one, or one whose player is away. @param {number | null} seat */
export function mayRequestTransfer(seat) {
  const { vote, transfer, presence } = tableStatus.value;
  if (seat === null || !can().presence || view.value.decides === null || vote || transfer) return false;
  const { player, kind, away } = table.value.seats[seat];
  const gone =
    away === "left" ||
    away === "time" ||
    (kind === "person" && !presence.seats[seat] && tableStatus.value.clock?.kind !== "days");
  if (player === you.value.player) return kind === "person";
  return Boolean(player) && gone && (you.value.host || you.value.seats.length > 0);
}
