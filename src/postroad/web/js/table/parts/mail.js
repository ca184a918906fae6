// A game by post: whoever has done their part sends the others a letter.
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { showOverlay } from "../../ui/overlay.js";
import { currentSession, isPlayByMail, me, table, view } from "../session/current.js";

/** Must somebody elsewhere decide now? */
export const turnLinkDue = () => isPlayByMail() && view.value.decides !== null && view.value.decides !== me.value;

export function showTurnLink() {
  const { decides } = view.value;
  const { id } = currentSession();
  showOverlay({ kind: "mail", id, to: decides === null ? null : table.value.seats[decides].name });
}

/** Offered as soon as the own part is done. */
export function useTurnLink() {
  const due = turnLinkDue();
  const before = useRef(due);
  useEffect(() => {
    if (due && !before.current) showTurnLink();
    before.current = due;
  }, [due]);
}
