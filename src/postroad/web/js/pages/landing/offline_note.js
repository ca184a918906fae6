// Notes on the title page: whether the game works offline, whether the bots' network is loaded, and why not.

import { useEffect } from "../../../vendor/hooks.js";
import { botNetwork, fetchNetwork } from "../../app/bot_network.js";
import { offlineState, refreshOfflineState } from "../../app/offline.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";

const fetchBots = () => void fetchNetwork().catch(() => {}); // the note shows that the network is missing

/** The state of the bots' network, with a button to fetch it. */
const NetworkState = () =>
  html`<span>${t(`bots-${botNetwork.value}`)}</span> ${
    botNetwork.value === "absent" && html`<button class="button" type="button" onClick=${fetchBots}>${t("bots-fetch")}</button>`
  }`;

export function OfflineNote() {
  useEffect(() => void refreshOfflineState(), []);
  const ready = offlineState.value === "ready" || offlineState.value === "simple";
  const says = offlineState.value !== "ready" && (botNetwork.value === "coming" || botNetwork.value === "absent");
  return html`<div class="offline" role="status">
    ${ready && html`<p class="offline-ready"><${Icon} name="check" size=${16} />${t(`offline-${offlineState.value}`)}</p>`}
    ${says && html`<p class="muted small"><${NetworkState} /></p>`}
  </div>`;
}

export const OfflineFailure = () =>
  (offlineState.value === "insecure" || offlineState.value === "no") &&
  html`<p role="status">${t(`offline-${offlineState.value}`)}</p>`;
