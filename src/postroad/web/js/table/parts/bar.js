// The question bar: whose turn it is, what is asked, what can be answered by a button.

import { hasText, t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { abandons, act, calls, closings, openings, parts, plays } from "../input/targets.js";
import { decide, undo } from "../session/decide.js";
import { cancelClosing, openClosing, plan } from "../session/plan.js";
import { selected } from "../session/selection.js";
import { connection, legal, mayUndo, me, myTurn, notice, view } from "../session/store.js";
import { question } from "./question.js";
import { actionLabel, officialName, valuesOf, who } from "./words.js";

export function Bar() {
  const { text, next } = question();
  const decides = view.value.decides;
  return html`<header class=${`bar ${myTurn.value ? "bar-mine" : ""}`}>
    <h1 class="visually-hidden">${t("title-table")}</h1>
    ${
      decides !== null &&
      html`<span class="bar-seat" data-drag=${Object.keys(openings.value).length ? "office:" : undefined}><${Roof} seat=${decides} /><span class="bar-name">${decides === me.value ? t("you", { who: who(decides) }) : who(decides)}</span></span>`
    }
    <div class="bar-words" role="status">
      <p class="bar-question">${text}${lastRound() && html` <span class="last-round">${t("last-round")}</span>`}</p>
      <p class="bar-next">${notice.value ? html`<${Notice} />` : connection.value === "lost" ? html`<b class="bar-lost">${t("reason-offline")}</b>` : next}</p>
    </div>
    <div class=${`bar-buttons ${selected.value ? "bar-places" : ""}`}>${selected.value ? html`<${Places} city=${selected.value} />` : html`<${Answers} />`}</div>
  </header>`;
}

/** The tile for the end is taken: the round is played to its end. */
const lastRound = () => view.value.decides !== null && view.value.tiles["game-end"].length === 0;

function Notice() {
  const { key, action, values } = notice.value;
  return html`<span class="notice" key=${key}>${hasText(key) ? t(key, values ?? (action ? valuesOf(action) : {})) : t("reason-stale")}</span>`;
}

/** Where the letter picked up may go. @param {{ city: string }} props */
function Places({ city }) {
  const actions = ["left", "right", "start"]
    .map((end) => `${end}:${city}`)
    .filter((action) => plays.value[city]?.includes(action));
  return html`${actions.map(
    (action) =>
      html`<button key=${action} class=${`button ${abandons(action) ? "button-wax-line" : "button-primary"}`} aria-label=${actionLabel(action)} onClick=${() => act(action)}>
          ${t(`place-${parts(action)[0]}`, valuesOf(action))}
        </button>`,
  )}
    <button class="button button-cancel" aria-label=${t("cancel")} title=${t("cancel")} onClick=${() => (selected.value = null)}><${Icon} name="close" /></button>`;
}

function Answers() {
  const may = legal.value;
  const called = Object.keys(calls.value);
  return html`
    ${mayUndo.value && html`<button class="button" data-key="u" onClick=${undo}><${Icon} name="undo" /> ${t("undo")}</button>`}
    ${called.map(
      (official) =>
        html`<button key=${official} class="button only-narrow" onClick=${() => decide(`call:${official}`)}>${t("call-short", { official: officialName(official) })}</button>`,
    )}
    ${
      closings.value.length > 0 &&
      html`<button class=${`button ${plan.value ? "" : "button-primary"}`} data-key="c" aria-expanded=${Boolean(plan.value)} onClick=${() => (plan.value ? cancelClosing() : openClosing())}>
      ${t("close-route")}
    </button>`
    }
    ${may.includes("decline") && html`<button class="button" onClick=${() => decide("decline")}>${t("act-decline")}</button>`}
    ${may.includes("end") && html`<button class=${`button ${closings.value.length ? "" : "button-primary"}`} data-key="e" onClick=${() => decide("end")}>${t("end-turn")}</button>`}
  `;
}
