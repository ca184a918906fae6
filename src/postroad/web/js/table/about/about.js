// The answer to "What is this?": a small sheet beside the piece that was asked about.

import { useEffect, useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { useLayer } from "../../ui/layer.js";
import { showOverlay } from "../../ui/overlay.js";
import { putAway } from "../input/about.js";
import { about, currentSession } from "../session/current.js";
import { KINDS } from "./kinds.js";

const GAP = 8; // px

/** Below the piece, or above it, or where there is room. @param {HTMLElement} sheet @param {Element} piece */
function put(sheet, piece) {
  const [own, its] = [sheet.getBoundingClientRect(), piece.getBoundingClientRect()];
  const left = Math.min(its.left + its.width / 2 - own.width / 2, innerWidth - own.width - GAP);
  const below = its.bottom + GAP;
  const top = below + own.height < innerHeight ? below : its.top - GAP - own.height;
  Object.assign(sheet.style, { left: `${Math.max(GAP, left)}px`, top: `${Math.max(GAP, top)}px` });
}

/** What is read aloud of it. @param {HTMLElement} sheet */
const words = (sheet) => [...sheet.querySelectorAll("h2, th, td, p")].map((one) => one.textContent).join(" ");

/** To the rule behind it. @param {string} piece */
function lead(piece) {
  putAway();
  showOverlay({ kind: "help", piece });
}

export function About() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const asked = about.value;
  const [kind, ...ids] = asked?.what.split(":") ?? [""];
  const told = asked && KINDS[kind]?.(...ids);
  useLayoutEffect(() => {
    if (asked && !asked.piece.isConnected) putAway();
    else if (asked && place.current) put(place.current, asked.piece);
  });
  useEffect(() => {
    if (asked?.held && place.current) currentSession().say(words(place.current));
  }, [asked?.what, asked?.held]);
  useLayer(asked?.held === "touch", putAway);
  if (!told) return null;
  return html`<section class=${`about-sheet ${asked.held ? "about-held" : ""}`} ref=${place} aria-label=${t("about-what", { what: told.title })}>
    <header><h2>${told.title}</h2>${asked.held && html`<button class="button-quiet" aria-label=${t("close")} onClick=${putAway}><${Icon} name="close" size=${16} /></button>`}</header>
    ${told.body}
    ${asked.held && html`<button class="button-quiet about-rule" onClick=${() => lead(asked.what)}><${Icon} name="help" size=${16} />${t("rule-behind")}</button>`}
  </section>`;
}
