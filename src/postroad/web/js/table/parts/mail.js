// A game by post: whoever has done their part sends the others a letter.
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { showOverlay } from "../../ui/overlay.js";
import { byPost, currentSession, me, table, view } from "../session/current.js";

/** Must somebody elsewhere decide now? */
export const mailDue = () => byPost() && view.value.decides !== null && view.value.decides !== me.value;

export function sendMail() {
  const { decides } = view.value;
  const { id } = currentSession();
  showOverlay({ kind: "mail", id, to: decides === null ? null : table.value.seats[decides].name });
}

/** Offered as soon as the own part is done. */
export function useMail() {
  const due = mailDue();
  const before = useRef(due);
  useEffect(() => {
    if (due && !before.current) sendMail();
    before.current = due;
  }, [due]);
}
