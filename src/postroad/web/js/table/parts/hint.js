// The hint: the master's suggestion with its reasons, and a mark on the piece that it means.

import { useEffect } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { actionText, reasonText } from "../../ui/reason_text.js";
import { act } from "../input/targets.js";
import { highlightedCities, hint, table } from "../session/current.js";
import { actionParts } from "../session/names.js";

const MOST_REASONS = 3; // sentences
const MARK = "data-hinted";

/** The hint below the question bar. */
export function HintNote() {
  const request = hint.value;
  if (!request) return null;
  return html`<section class="asked hint" role="status" aria-label=${t("hint-ask")}>
    ${request.state === "ready" ? html`<${HintAnswer} ...${request.answer} />` : html`<p>${t(`hint-${request.state}`)}</p>`}
    <button class="button-quiet hint-close" aria-label=${t("hint-close")} title=${t("hint-close")} onClick=${() => (hint.value = null)}><${Icon} name="close" /></button>
  </section>`;
}

/** @param {import("../../engine/adviser.js").Hint} props */
function HintAnswer({ action, then, grounds, choices }) {
  useMark(action);
  const names = table.value.seats.map(({ name }) => name);
  const percent = Math.round(choices[0].wins * 100);
  const follow = () => {
    hint.value = null; // closed even if a sheet or a dialog comes first, which shows the rest
    void act(action, then);
  };
  return html`<div class="hint-words">
    <p>${t("hint-would", { action: actionText(action) })}</p>
    <ul>${grounds.slice(0, MOST_REASONS).map((ground) => html`<li key=${ground.code}>${reasonText(ground, names)}</li>`)}</ul>
    <p class="muted small">${t("hint-chance", { percent })} ${t("hint-fair")}</p>
    <button class="button" onClick=${follow}>${t("hint-do")}</button>
  </div>`;
}

/** Mark the pieces of an action: a card, an official, an end of the route, and cities on the map. @param {string} action */
function useMark(action) {
  useEffect(() => {
    const [kind, first] = actionParts(action);
    const marked = [...document.querySelectorAll(`[data-target="${action}"], ${SELECTORS[kind]?.(first) ?? "[none]"}`)];
    for (const one of marked) one.setAttribute(MARK, "");
    const city = ON_MAP.includes(kind) && first !== "deck" ? [first] : [];
    if (city.length) highlightedCities.value = city;
    return () => {
      for (const one of marked) one.removeAttribute(MARK);
      if (city.length) highlightedCities.value = [];
    };
  }, [action]);
}

const ON_MAP = ["take", "start", "left", "right", "office", "discard"];

/** Selectors for pieces that have more than one action. @param {string} city */
const inHand = (city) => `.hand [data-card="${city}"]`;
/** @type {Record<string, (name: string) => string>} */
const SELECTORS = {
  start: inHand,
  left: inHand,
  right: inHand,
  discard: inHand,
  close: () => '[data-key="c"]',
  end: () => '[data-key="e"]',
  return: (officials) =>
    officials
      .split("+")
      .map((one) => `[data-target="return:${one}"]`)
      .join(", "),
};
