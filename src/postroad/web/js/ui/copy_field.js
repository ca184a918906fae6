// A text to copy: a field that selects itself, and a button; on an insecure page the reason why the player must copy by hand.

import { useEffect, useRef, useState } from "../../vendor/hooks.js";
import { t } from "../app/texts.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";

const SHOWN = 2000; // ms for which the button says "copied"

/** @param {{ id: string, label: string, text: string, children?: any }} props children: more buttons */
export function CopyField({ id, label, text, children }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [copied, setCopied] = useState(false);
  const cannotCopy = !isSecureContext;
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);
  const select = () => {
    field.current?.focus();
    field.current?.select();
  };
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true), select);
  return html`<div class="copy">
    <label for=${id}>${label}</label>
    <input ref=${field} id=${id} value=${text} readonly spellcheck=${false} aria-describedby=${cannotCopy ? `${id}-by-hand` : null} onFocus=${select} />
    <div class="row">
      ${
        cannotCopy
          ? html`<button class="button" type="button" onClick=${select}>${t("copy-select")}</button>`
          : html`<button class="button" type="button" onClick=${copy}><${Icon} name=${copied ? "check" : "link"} />${t(copied ? "copied" : "copy")}</button>`
      }
      ${children}
    </div>
    ${cannotCopy && html`<small class="muted" id=${`${id}-by-hand`}>${t("copy-by-hand")}</small>`}
    <span class="visually-hidden" role="status">${copied ? t("copied") : ""}</span>
  </div>`;
}
