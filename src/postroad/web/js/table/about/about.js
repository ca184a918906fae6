// The explanation of a piece: a small sheet beside it.

import { useEffect, useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { useLayer } from "../../ui/layer.js";
import { showOverlay } from "../../ui/overlay.js";
import { closeAbout } from "../input/about.js";
import { about, currentSession } from "../session/current.js";
import { KINDS } from "./kinds.js";

const GAP = 8; // px

/** Place the sheet below the piece, or above it, within the window. @param {HTMLElement} sheet @param {Element} piece */
function placeBeside(sheet, piece) {
  const [own, its] = [sheet.getBoundingClientRect(), piece.getBoundingClientRect()];
  const left = Math.min(its.left + its.width / 2 - own.width / 2, innerWidth - own.width - GAP);
  const below = its.bottom + GAP;
  const top = below + own.height < innerHeight ? below : its.top - GAP - own.height;
  Object.assign(sheet.style, { left: `${Math.max(GAP, left)}px`, top: `${Math.max(GAP, top)}px` });
}

/** The text for screen readers. @param {HTMLElement} sheet */
const spokenText = (sheet) => [...sheet.querySelectorAll("h2, th, td, p")].map((one) => one.textContent).join(" ");

/** Open the rule about a piece. @param {string} piece */
function openRule(piece) {
  closeAbout();
  showOverlay({ kind: "help", piece });
}

export function About() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const request = about.value;
  const [kind, ...ids] = request?.what.split(":") ?? [""];
  const explanation = request && KINDS[kind]?.(...ids);
  useLayoutEffect(() => {
    if (request && !request.piece.isConnected) closeAbout();
    else if (request && place.current) placeBeside(place.current, request.piece);
  });
  useEffect(() => {
    if (request?.trigger && place.current) currentSession().announce(spokenText(place.current));
  }, [request?.what, request?.trigger]);
  useLayer(request?.trigger === "touch", closeAbout);
  if (!explanation) return null;
  return html`<section class=${`about-sheet ${request.trigger ? "about-held" : ""}`} ref=${place} aria-label=${t("about-what", { what: explanation.title })}>
    <header><h2>${explanation.title}</h2>${request.trigger && html`<button class="button-quiet" aria-label=${t("close")} onClick=${closeAbout}><${Icon} name="close" size=${16} /></button>`}</header>
    ${explanation.body}
    ${request.trigger && html`<button class="button-quiet about-rule" onClick=${() => openRule(request.what)}><${Icon} name="help" size=${16} />${t("rule-behind")}</button>`}
  </section>`;
}
