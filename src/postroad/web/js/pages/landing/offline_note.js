// Whether the game can be played without a line, and why not where it cannot.

import { offline } from "../../app/offline.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";

export const Offline = () =>
  html`<p class="offline" role="status">${offline.value !== "unknown" && t(`offline-${offline.value}`)}</p>`;
