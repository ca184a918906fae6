// The chapters of the help on the table's keys and commands.

import { t } from "../../app/texts.js";
import { commandText, QUESTION_IDS, questionText } from "../../ui/commands.js";
import { html } from "../../ui/html.js";
import { searchWords } from "./search_words.js";

/** @type {[string, () => string[]][]} */
const KEYS = [
  ["next", () => ["j"]],
  ["previous", () => ["k"]],
  ["press", () => [t("help-key-enter")]],
  ["market", () => ["1 … 6"]],
  ["deck", () => ["d"]],
  ["close", () => ["c"]],
  ["end", () => ["e"]],
  ["undo", () => ["u"]],
  ["about", () => ["i"]],
  ["hint", () => ["w"]],
  ["command", () => ["/"]],
  ["map", () => ["m"]],
  ["hand", () => ["h"]],
  ["log", () => ["l"]],
  ["help", () => ["?"]],
  ["cancel", () => [t("help-key-escape")]],
];

/** Example actions for each kind of command. */
const COMMANDS = {
  take: ["take:ulm", "take:deck"],
  play: ["left:ulm", "right:ulm"],
  start: ["start:ulm"],
  call: ["call:carrier"],
  "close-each": ["close:each"],
  "close-province": ["close:bavaria"],
  office: ["office:ulm"],
  coach: ["coach:bavaria:ettal"],
  discard: ["discard:ulm"],
  return: ["return:postmaster+carrier"],
  decline: ["decline"],
  clergy: ["clergy:cardinal"],
  end: ["end"],
  undo: ["undo"],
};

export const Keys = () => html`<p class="help-part">${t("help-keys-about")}</p>
  <dl class="keys">
    ${KEYS.map(([does, keys]) => html`<div class="help-part" key=${does} data-words=${searchWords(`key-${does}`)}><dt>${keys().map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${t(`help-key-${does}`)}</dd></div>`)}
  </dl>`;

export const Commands = () => html`<p class="help-part">${t("help-commands-about")}</p>
  <dl class="keys commands">
    ${Object.entries(COMMANDS).map(
      ([does, actions]) =>
        html`<div class="help-part" key=${does}><dt>${actions.map((action) => html`<code>${commandText(action)}</code> `)}</dt><dd>${t(`help-command-${does}`)}</dd></div>`,
    )}
  </dl>
  <p class="help-part">${t("query-about")}</p>
  <dl class="keys commands">
    ${QUESTION_IDS.map((id) => html`<div class="help-part" key=${id}><dt><code>${questionText(id)}</code></dt><dd>${t(`query-${id}-about`)}</dd></div>`)}
  </dl>`;
