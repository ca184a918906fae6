// The turn link of a game by mail, shown when the player's part is done.
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { showOverlay } from "../../ui/overlay.js";
import { currentSession, isPlayByMail, me, table, view } from "../session/current.js";

/** Whether a player on another device must decide, so that the turn link is due. */
export const turnLinkDue = () => isPlayByMail() && view.value.decides !== null && view.value.decides !== me.value;

export function showTurnLink() {
  const { decides } = view.value;
  const { id } = currentSession();
  showOverlay({ kind: "mail", id, to: decides === null ? null : table.value.seats[decides].name });
}

/** Show the turn link as soon as it is due. */
export function useTurnLink() {
  const due = turnLinkDue();
  const before = useRef(due);
  useEffect(() => {
    if (due && !before.current) showTurnLink();
    before.current = due;
  }, [due]);
}
