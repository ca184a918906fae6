// A link that moves a running game to another device, or a file where other devices cannot open a link to this page.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { href } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { exportTransfer, saveGame } from "../../local/local_client.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Invite, useUnreachable } from "../../ui/invite.js";
import { saveJson } from "../../ui/save.js";

/** @param {{ id: string }} props */
export function TransferLink({ id }) {
  const [packed, setPacked] = useState("");
  const [wrong, setWrong] = useState("");
  const alone = useUnreachable();
  const failed = (/** @type {unknown} */ error) => setWrong(requestErrorText(error));
  useEffect(() => {
    void exportTransfer(id).then(setPacked, failed);
  }, [id]);
  const save = () => saveGame(id).then((backup) => saveJson("postroad-game.json", backup), failed);
  if (alone === null) return null;
  return html`<div class="share">
    <p>${t(alone ? "take-file-about" : "take-about", { open: t("kept-bring") })}</p>
    ${alone && html`<p><button class="button button-primary" type="button" onClick=${save}><${Icon} name="download" />${t("take-file")}</button></p>`}
    <p class="wrong" role="alert">${wrong}</p>
    ${packed && html`<${Invite} id="take-link" path=${href(`/take/${packed}`)} title=${t("take-title")} />`}
    <p class="muted small">${t(alone ? "take-file-covered" : "take-covered")}</p>
  </div>`;
}
