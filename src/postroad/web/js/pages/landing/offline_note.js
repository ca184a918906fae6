// Whether the game can be played without a line, and why not where it cannot.

import { useEffect } from "../../../vendor/hooks.js";
import { lookAgain, offline } from "../../app/offline.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";

export function Offline() {
  useEffect(() => void lookAgain(), []);
  return html`<p class="offline" role="status">${offline.value !== "unknown" && t(`offline-${offline.value}`)}</p>`;
}
