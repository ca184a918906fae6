// A running game of this device in a link, to go on with it on another.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { href } from "../../app/address.js";
import { t } from "../../app/texts.js";
import { parcel } from "../../home/errands.js";
import { html } from "../../ui/html.js";
import { Invite } from "../../ui/invite.js";
import { trouble } from "../../ui/trouble.js";

/** @param {{ id: string }} props */
export function Parcel({ id }) {
  const [packed, setPacked] = useState("");
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    void parcel(id).then(setPacked, (error) => setWrong(trouble(error)));
  }, [id]);
  return html`<div class="share">
    <p>${t("take-about")}</p>
    <p class="wrong" role="alert">${wrong}</p>
    ${packed && html`<${Invite} id="take-link" path=${href(`/take/${packed}`)} title=${t("take-title")} />`}
    <p class="muted small">${t("take-covered")}</p>
  </div>`;
}
