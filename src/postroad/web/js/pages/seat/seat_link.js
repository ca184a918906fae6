// The link that gives a seat to another person; made once per page, because a new code invalidates the old one.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { seatLink } from "../../app/api.js";
import { t } from "../../app/texts.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { Invite } from "../../ui/invite.js";

/** The codes made while this page is open, by table, seat and player's name. @type {Map<string, Promise<string>>} */
const codes = new Map();

/** @param {string} id @param {number} seat @param {string} name */
function codeOf(id, seat, name) {
  const key = `${id} ${seat} ${name}`;
  const code = codes.get(key) ?? seatLink(id, seat).then((answer) => answer.code);
  code.catch(() => codes.delete(key));
  codes.set(key, code);
  return code;
}

/** @param {{ id: string, seat: number, name: string }} props */
export function SeatLink({ id, seat, name }) {
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    void codeOf(id, seat, name).then(setCode, (error) => setWrong(requestErrorText(error)));
  }, []);
  return html`<div class="share">
    <p>${t("seat-link-about", { who: name })}</p>
    <p class="wrong" role="alert">${wrong}</p>
    ${code && html`<${Invite} id="seat-link" path=${`/seat/${id}#${code}`} title=${t("seat-link-share")} />`}
    <p class="muted small">${t("seat-link-secret")}</p>
  </div>`;
}
