// A whole game to share, as a link, a QR code or a file.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { href } from "../../app/router.js";
import { isLocalFile } from "../../app/runtime.js";
import { t } from "../../app/texts.js";
import { LinkError, pack } from "../../engine/link.js";
import { loadGame } from "../../engine/record.js";
import { withSeats } from "../../local/seat_codes.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Invite } from "../../ui/invite.js";
import { loadRules } from "../../ui/rules_here.js";
import { saveJson } from "../../ui/save.js";

/** @import { Document, Game } from "../../engine/game.js" */
/** @import { PlayedSeat } from "../../local/seat_codes.js" */
/** @typedef {{ record: Document, game: Game, names: string[] }} SharedGame */

const LONGEST = 2000; // characters of a link that every messenger accepts

/** @param {() => Promise<Document>} record @returns {Promise<SharedGame>} */
async function read(record) {
  const [rules, shared] = await Promise.all([loadRules(), record()]);
  return { record: shared, ...loadGame(rules, shared) };
}

/** @param {SharedGame} shared @param {boolean} named */
function packedGame({ game, names }, named) {
  try {
    return pack(game, { names: named ? names : null });
  } catch (error) {
    if (error instanceof LinkError) return null; // too long
    throw error;
  }
}

/** @param {{ record: () => Promise<Document>, seats: PlayedSeat[], at: number | null }} props `at`: the shown position, null for the result */
export function Share({ record, seats, at }) {
  const [shared, setShared] = useState(/** @type {SharedGame | null} */ (null));
  const [wrong, setWrong] = useState(false);
  const [named, setNamed] = useState(false);
  const [atPosition, setAtPosition] = useState(at !== null);
  useEffect(() => {
    void read(record).then(setShared, () => setWrong(true));
  }, []);
  if (wrong) return html`<p class="wrong" role="alert">${t("share-wrong")}</p>`;
  if (!shared) return html`<p aria-busy="true">${t("share-packing")}</p>`;
  const data = packedGame(shared, named);
  const path =
    data &&
    `/game/${seats.some(({ level, away }) => level || away) ? withSeats(data, seats) : data}${atPosition && at !== null ? `?at=${at}` : ""}`;
  const short = path !== null && path.length < LONGEST;
  const file = html`<p><button class="button" type="button" onClick=${() => saveJson("postroad-game.json", shared.record)}><${Icon} name="download" />${t("share-file")}</button></p>`;
  return html`<div class="share">
    <p>${t(isLocalFile ? "share-as-file" : short ? "share-about" : "share-long", { open: t("kept-bring") })}</p>
    ${isLocalFile && file}
    <${Choice} on=${named} title=${t("share-names")} flip=${() => setNamed(!named)} />
    ${at !== null && html`<${Choice} on=${atPosition} title=${t("share-at", { at })} flip=${() => setAtPosition(!atPosition)} />`}
    ${path && html`<${Invite} id="share-link" path=${href(path)} title=${t("game-title")} here />`}
    ${!isLocalFile && file}
  </div>`;
}

/** @param {{ on: boolean, title: string, flip: () => void }} props */
export const Choice = ({ on, title, flip }) => html`<label class="switch-row">
  <span class="switch-words">${title}</span>
  <input class="switch" type="checkbox" role="switch" checked=${on} onChange=${flip} />
</label>`;
