// Buttons that open the replay or the same deal once more, with the whole game packed into the address.

import { useState } from "../../../vendor/hooks.js";
import { goIfStillHere } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { gameText } from "../replay/game_link.js";

/** @import { Transport } from "../../table/session/transport.d.ts" */
/** @import { PlayedSeat } from "../../local/seat_codes.js" */

/** @param {{ transport: Transport, seats: PlayedSeat[], seat: number | null }} props `seat`: the player's own, if there is one */
export function ReplayButtons({ transport, seats, seat }) {
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const open = (/** @type {(text: string) => string} */ path) => async () => {
    const go = goIfStillHere();
    setBusy(true);
    try {
      go(path(await gameText(await transport.record(null), seats)));
    } catch (error) {
      setWrong(requestErrorText(error));
      setBusy(false);
    }
  };
  const openReplay = open((text) => `/game/${text}?at=0&run`);
  const openSameDeal = open((text) => `/beat/${text}${seat === null ? "" : `?seat=${seat}`}`);
  return html`<button class="button" type="button" disabled=${busy} onClick=${openReplay}><${Icon} name="play" />${t("game-replay")}</button>
    <button class="button" type="button" disabled=${busy} onClick=${openSameDeal}><${Icon} name="horn" />${t("beat-title")}</button>
    ${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}`;
}
