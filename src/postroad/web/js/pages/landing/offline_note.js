// Whether the game can be played without a line, beside the button that begins one, with where the network of the bots is; and why not, below.

import { useEffect } from "../../../vendor/hooks.js";
import { botNetwork, fetchNetwork } from "../../app/bot_network.js";
import { lookAgain, offline } from "../../app/offline.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";

const fetchBots = () => void fetchNetwork().catch(() => {}); // the note says that it is absent

/** Of which nothing needs to be said once it is kept, or where nothing is kept that it is missing from. */
const Bots = () =>
  html`<span>${t(`bots-${botNetwork.value}`)}</span> ${
    botNetwork.value === "absent" && html`<button class="button" type="button" onClick=${fetchBots}>${t("bots-fetch")}</button>`
  }`;

export function Offline() {
  useEffect(() => void lookAgain(), []);
  const ready = offline.value === "ready" || offline.value === "simple";
  const says = offline.value !== "ready" && (botNetwork.value === "coming" || botNetwork.value === "absent");
  return html`<div class="offline" role="status">
    ${ready && html`<p class="offline-ready"><${Icon} name="check" size=${16} />${t(`offline-${offline.value}`)}</p>`}
    ${says && html`<p class="muted small"><${Bots} /></p>`}
  </div>`;
}

export const NotOffline = () =>
  (offline.value === "insecure" || offline.value === "no") && html`<p role="status">${t(`offline-${offline.value}`)}</p>`;
