// The question bar: whose turn it is, the present question and its buttons.

import { useEffect } from "../../../vendor/hooks.js";
import { completeText, nameForms, t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { formatGain } from "../../ui/format_signed.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { showOverlay } from "../../ui/overlay.js";
import { abandons, act, calls, closings, needsNewRouteButton, officeOpenings, plays } from "../input/targets.js";
import {
  connection,
  hint,
  legal,
  mayUndo,
  me,
  myTurn,
  newRoute,
  notice,
  plan,
  selected,
  table,
  unsent,
  view,
} from "../session/current.js";
import { decide, discardUnsent, undo } from "../session/decide.js";
import { toggleHint } from "../session/hint.js";
import { actionLabel, actionParts, actionValues, seatName } from "../session/names.js";
import { bestClosing, cancelClosing, loadClosingPreviews, openClosing } from "../session/plan.js";
import { BotSpeed, waitsForBot } from "./bot_speed.js";
import { askedSeat, isAsked, question, ruledPhase } from "./question.js";
import { showTurnLink, turnLinkDue } from "./turn_link.js";

const [LONG, FULL] = [62, 56]; // limits in half letter widths: more than two lines of the question, and of the line below it, on a phone

export function Bar() {
  const { text, next } = question();
  const seat = askedSeat();
  const crowded = `${width(text) > LONG ? "bar-long" : ""} ${width(statusText() || next) > FULL ? "bar-full" : ""}`;
  return html`<header class=${`bar ${isAsked() ? "bar-mine" : ""}`}>
    <h1 class="visually-hidden">${t("title-table")}</h1>
    ${
      seat !== null &&
      html`<span class="bar-seat" data-drag=${Object.keys(officeOpenings.value).length ? "office:" : undefined}><${Roof} seat=${seat} /><span class="bar-name">${seat === me.value ? t("you", { who: seatName(seat) }) : seatName(seat)}</span></span>`
    }
    <div class=${`bar-words ${crowded}`} role="status" aria-live="off">
      <p class="bar-question">${text}${lastRound() && html` <span class="last-round">${t("last-round")}</span>`}</p>
      <p class="bar-next"><${StatusText} next=${next} /><${RuleLink} /></p>
    </div>
    <div class=${`bar-buttons ${waitsForBot() ? "bar-pace" : selected.value || newRoute.value ? "bar-places" : ""}`}><${Buttons} /></div>
  </header>`;
}

/** The approximate width of a text; East Asian letters count twice. @param {string} text */
const width = (text) => [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 2 : 1), 0);

/** Whether the game-end tile is taken and the round runs to its end. The last hand-in comes after the round. */
const lastRound = () =>
  view.value.decides !== null && view.value.tiles["game-end"].length === 0 && !legal.value.includes("return:none");

/** The status text if there is one, else what comes next. @param {{ next: string }} props */
function StatusText({ next }) {
  const text = statusText();
  if (!text) return next;
  return notice.value && !unsent.value
    ? html`<span class="notice" key=${notice.value.key}>${text}</span>`
    : html`<b class="bar-lost">${text}</b>`;
}

/** A link to the rule about the refusal, else about the question. */
function RuleLink() {
  const reason = unsent.value ? undefined : notice.value?.reason;
  if (!reason && !(isAsked() && !statusText())) return null;
  const lead = () => showOverlay({ kind: "help", phase: ruledPhase(), reason });
  return html`<button class="why" type="button" aria-label=${t("rule-behind")} title=${t("rule-behind")} onClick=${lead}><${Icon} name="help" /></button>`;
}

/** The most important problem: an unsent command, a notice or a lost connection. */
export function statusText() {
  if (unsent.value) return t(`unsent-${unsent.value.why}`);
  if (notice.value) return noticeText(notice.value);
  const why = { lost: "reason-offline", stopped: "reason-stopped", busy: "reason-slow-down" }[
    /** @type {string} */ (connection.value)
  ];
  return why ? t(why) : "";
}

/** @param {import("../session/session.js").Notice} notice */
function noticeText({ key, action, values }) {
  return completeText(key, values ?? (action ? actionValues(action) : {})) ?? t("reason-refused");
}

function Buttons() {
  if (unsent.value) return html`<button class="button" onClick=${discardUnsent}>${t("unsent-discard")}</button>`;
  if (newRoute.value) return html`<${Cancel} />`;
  if (selected.value) return html`<${Placements} city=${selected.value} />`;
  return html`<${Answers} />${waitsForBot() && html`<${BotSpeed} />`}`;
}

/** The buttons for the places where the card picked up may go. @param {{ city: string }} props */
function Placements({ city }) {
  const actions = ["left", "right", "start"]
    .map((end) => `${end}:${city}`)
    .filter((action) => plays.value[city]?.includes(action));
  return html`${actions.map(
    (action) =>
      html`<button key=${action} class=${`button ${abandons(action) ? "button-wax-line" : "button-primary"}`} aria-label=${actionLabel(action)} onClick=${() => act(action)}>
          ${abandons(action) && html`<${Icon} name="torn" />`} ${t(`place-${actionParts(action)[0]}`, actionValues(action))}
        </button>`,
  )}
    <${Cancel} />`;
}

function Cancel() {
  const cancel = () => {
    selected.value = null;
    newRoute.value = false;
  };
  return html`<button class="button button-cancel" aria-label=${t("cancel")} title=${t("cancel")} onClick=${cancel}><${Icon} name="close" /></button>`;
}

/** The text of a call button; the cartwright has its own. @param {string} official */
const callText = (official) =>
  official === "cartwright" ? t("call-cartwright") : t("call-short", nameForms("official", `official-${official}`));

/** Whether the player may ask for a hint: they must decide, and the game settings allow hints. */
export const mayHint = () => table.value.hints && myTurn.value && legal.value.length > 1;

/** The hint button, for the bar and for sheets that cover it on narrow screens. @param {{ narrow?: boolean }} props */
export const HintButton = ({ narrow }) =>
  mayHint() &&
  html`<button class=${`button ${narrow ? "only-narrow" : ""}`} data-key="w" aria-label=${t("hint-ask")} aria-pressed=${Boolean(hint.value)} title=${t("hint-ask")} onClick=${toggleHint}><${Icon} name="idea" /> <span class="hint-word">${t(hint.value ? "hint-shut" : "hint-short")}</span></button>`;

/** The undo button, in the same places. @param {{ narrow?: boolean }} props */
export const UndoButton = ({ narrow }) =>
  mayUndo.value &&
  html`<button class=${`button ${narrow ? "only-narrow" : ""}`} data-key="u" aria-label=${t("undo")} onClick=${undo}><${Icon} name="undo" /> <span class="undo-word">${t("undo")}</span></button>`;

/** The best gain of closing now, shown on the button before the sheet is open. */
function ClosingGain() {
  const seen = view.value;
  useEffect(() => void loadClosingPreviews(), [seen]);
  const brings = bestClosing();
  return brings && html`<span class="worth numeral" aria-hidden="true">${formatGain(brings.points[1] - brings.points[0])}</span>`;
}

/** All answer buttons, for the bar and for sheets that cover it. */
export function Answers() {
  const may = legal.value;
  const called = Object.keys(calls.value);
  const first = calls.value.cartwright ? "call" : closings.value.length ? "close" : "end";
  return html`
    ${turnLinkDue() && html`<button class="button button-primary" onClick=${showTurnLink}><${Icon} name="horn" /> ${t("mail-title")}</button>`}
    <${UndoButton} />
    <${HintButton} />
    ${called.map(
      (official) =>
        html`<button key=${official} class=${`button ${first === "call" ? "button-primary" : "only-narrow"}`} onClick=${() => decide(`call:${official}`)}>${callText(official)}</button>`,
    )}
    ${needsNewRouteButton() && html`<button class="button button-wax-line" onClick=${() => (newRoute.value = true)}><${Icon} name="torn" /> ${t("place-start")}</button>`}
    ${
      closings.value.length > 0 &&
      html`<button class=${`button ${plan.value ? "" : "button-primary"}`} data-key="c" data-about="closing" aria-expanded=${Boolean(plan.value)} onClick=${() => (plan.value ? cancelClosing() : openClosing())}>
      ${t("close-route")} <${ClosingGain} />
    </button>`
    }
    ${may.includes("decline") && html`<button class="button" onClick=${() => decide("decline")}>${t("act-decline")}</button>`}
    ${may.includes("end") && html`<button class=${`button ${first === "end" ? "button-primary" : ""}`} data-key="e" data-about=${closings.value.length ? "closing" : undefined} onClick=${() => decide("end")}>${t("end-turn")}</button>`}
  `;
}
