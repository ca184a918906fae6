// The turn link of a game by mail, to send to the next player.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { href } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { makeTurnLink } from "../../local/local_client.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { Invite } from "../../ui/invite.js";

/** @param {{ id: string, to: string | null }} props `to`: the name of the next player, null when the game is over */
export function SendTurn({ id, to }) {
  const [turnLink, setTurnLink] = useState("");
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    void makeTurnLink(id).then(setTurnLink, (error) => setWrong(requestErrorText(error)));
  }, [id]);
  return html`<div class="share">
    <p>${to === null ? t("mail-over") : t("mail-about", { name: to })}</p>
    <p class="wrong" role="alert">${wrong}</p>
    ${turnLink && html`<${Invite} id="mail-link" path=${href(`/post/${turnLink}`)} title=${t("mail-share")} />`}
    <p class="muted small">${t("post-covered")}</p>
  </div>`;
}
