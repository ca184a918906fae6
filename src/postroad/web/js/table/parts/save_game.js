// The game's record as a file, as far as this screen may know it; and the whole game as a link, once it is over, or on its way to another device.
import { showOverlay } from "../../ui/overlay.js";
import { saveJson } from "../../ui/save.js";
import { currentSession, isPlayByMail, me, table } from "../session/current.js";
import { errorNotice } from "../session/decide.js";
import { showTurnLink } from "./mail.js";

export async function saveRecord() {
  const { transport, id, notice } = currentSession();
  await transport.record(me.value).then(
    (record) => saveJson(`postroad-${id}.json`, record),
    (error) => (notice.value = errorNotice(error)),
  );
}

export function shareGame() {
  if (isPlayByMail()) return showTurnLink(); // so that it ends at their tables too
  const { transport } = currentSession();
  showOverlay({ kind: "share", record: () => transport.record(null), seats: table.value.seats, at: null });
}

export const openTransfer = () => showOverlay({ kind: "take", id: currentSession().id });
