// Whether the game can be played without a line, and why not where it cannot; and where the network of the bots is.

import { useEffect } from "../../../vendor/hooks.js";
import { botNetwork, fetchNetwork } from "../../app/bot_network.js";
import { lookAgain, offline } from "../../app/offline.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";

const fetchBots = () => void fetchNetwork().catch(() => {}); // the note says that it is absent

/** Of which nothing needs to be said once it is kept, or where nothing is kept that it is missing from. */
const Bots = () =>
  html`<span>${t(`bots-${botNetwork.value}`)}</span>${
    botNetwork.value === "absent" && html`<button class="button" type="button" onClick=${fetchBots}>${t("bots-fetch")}</button>`
  }`;

export function Offline() {
  useEffect(() => void lookAgain(), []);
  const ready = offline.value === "ready" || offline.value === "simple";
  const says = offline.value !== "ready" && (botNetwork.value === "coming" || botNetwork.value === "absent");
  return html`<p class="offline" role="status">
    ${ready && html`<${Icon} name="check" size=${16} />`}
    ${offline.value !== "unknown" && html`<span>${t(`offline-${offline.value}`)}</span>`}
    ${says && html`<${Bots} />`}
  </p>`;
}
