// Unexpected errors: a notice for the player, and a report without words or ids for the server's operator.

import { render } from "../../vendor/preact.js";
import { ConnectionFailed } from "../app/api.js";
import { hasServer, version } from "../app/runtime.js";
import { loadTexts, t } from "../app/texts.js";
import { html } from "./html.js";

const MOST_REPORTS = 5; // of one page
const MOST_PLACES = 5;
const PLACE = /\/static\/([a-z0-9_/-]+\.js)[^:\s]*(:\d+:\d+)/g;

/** The reports that this page has sent. @type {Set<string>} */
const reported = new Set();

/** Handle an error that nothing has caught, or that the page has already shown in words of its own. @param {ErrorEvent | PromiseRejectionEvent} event */
export async function onError(event) {
  const error = "reason" in event ? event.reason : event.error;
  if (!(error instanceof Error) || error instanceof ConnectionFailed || error.name === "AbortError") return; // a warning of the browser, or no fault of the page
  report(error);
  if ("shown" in error) return;
  await loadTexts("failures");
  showNotice();
}

/** Tell the server where the code failed, once for each place. @param {Error} error */
function report({ name, stack = "" }) {
  const places = [...stack.matchAll(PLACE)].map(([, file, at]) => file + at).slice(0, MOST_PLACES);
  const body = JSON.stringify({ kind: name, places, version });
  if (!hasServer || !places.length || reported.has(body) || reported.size >= MOST_REPORTS) return;
  reported.add(body);
  void fetch("/api/page-errors", { method: "POST", headers: { "content-type": "application/json" }, body }).catch(() => {}); // the player cannot help it
}

/** @type {HTMLElement | null} */
let place = null;

function showNotice() {
  if (!place) {
    place = document.createElement("div");
    document.body.append(place);
  }
  render(html`<${Notice} />`, place);
}

const close = () => render(null, /** @type {HTMLElement} */ (place));

const Notice = () => html`<div class="load-failed" role="alert">
  <p>${t("page-error")} ${hasServer && t("page-error-told")}</p>
  <p class="row">
    <button class="button" type="button" onClick=${() => location.reload()}>${t("newer-reload")}</button>
    <button class="button" type="button" onClick=${close}>${t("close")}</button>
  </p>
</div>`;
