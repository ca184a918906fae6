// The requests that this screen may make now: undo, pause and seat transfer. Other modules send them.

import { can, entries, mayUndo, table, tableStatus, view, you } from "../session/current.js";

/** Whether a seat may ask the others for an undo of its last decision. @param {number | null} seat */
export function mayRequestUndo(seat) {
  const decided = entries.value.some((entry) => entry.kind === "decision" && entry.seat === seat);
  return seat !== null && decided && !mayUndo.value && !tableStatus.value.vote && view.value.decides !== null;
}

/** Whether this screen may ask for a pause. @param {number | null} seat */
export const mayRequestPause = (seat) =>
  seat !== null &&
  can().clock &&
  Boolean(tableStatus.value.clock) &&
  !tableStatus.value.clock?.paused &&
  !tableStatus.value.vote &&
  view.value.decides !== null;

/** Whether this screen may ask for the transfer of a seat: an own one, or one whose player is away. @param {number | null} seat */
export function mayRequestTransfer(seat) {
  const { vote, transfer, presence } = tableStatus.value;
  if (seat === null || !can().presence || view.value.decides === null || vote || transfer) return false;
  const { player, kind, away } = table.value.seats[seat];
  const isAbsent =
    away === "left" ||
    away === "time" ||
    (kind === "person" && !presence.seats[seat] && tableStatus.value.clock?.kind !== "days");
  if (player === you.value.player) return kind === "person";
  return Boolean(player) && isAbsent && (you.value.host || you.value.seats.length > 0);
}
