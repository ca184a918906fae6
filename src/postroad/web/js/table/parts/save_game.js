// Export of the game: the record as a file, a finished game as a link, and the transfer to another device.
import { showOverlay } from "../../ui/overlay.js";
import { saveJson } from "../../ui/save.js";
import { currentSession, isPlayByMail, me, table } from "../session/current.js";
import { errorNotice } from "../session/decide.js";
import { showTurnLink } from "./turn_link.js";

export async function saveRecord() {
  const { transport, id, notice } = currentSession();
  await transport.record(me.value).then(
    (record) => saveJson(`postroad-${id}.json`, record),
    (error) => (notice.value = errorNotice(error)),
  );
}

export function shareGame() {
  if (isPlayByMail()) return showTurnLink(); // the others need the turn link to finish the game too
  const { transport } = currentSession();
  showOverlay({ kind: "share", record: () => transport.record(null), seats: table.value.seats, at: null });
}

export const openTransfer = () => showOverlay({ kind: "take", id: currentSession().id });
