// Commands and questions for the command line, in the words of the player's language.

import { t } from "../app/texts.js";

/** The kinds of names in an action's text; actions not listed here name a city. @type {Record<string, string[]>} */
const NAMED = { call: ["official"], close: ["province"], coach: ["region", "stop"], return: ["official"], clergy: ["rank"] };
const WORDS = ["deck", "each", "none"]; // the command line has words of its own for these

/** The questions, each with an example of its arguments. @type {Record<string, string[]>} */
const QUESTIONS = {
  hand: [],
  market: [],
  route: [],
  score: [],
  last: [],
  near: ["city-ulm"],
  way: ["city-ulm", "city-lodz"],
  missing: ["province-bavaria"],
  rome: [],
  tokens: [],
  help: [],
};
export const QUESTION_IDS = Object.keys(QUESTIONS);

/** The first of the synonyms that the command line understands. @param {string} words */
const firstSynonym = (words) => words.split(/,|、/)[0];

/** @param {string} id */
const commandWord = (id) => firstSynonym(t(`command-${id}`));

/** A question as it is typed: "near Ulm". @param {string} id */
export function questionText(id) {
  const verb = firstSynonym(t(`query-${id}`));
  const what = QUESTIONS[id].map((key) => t(key)).join(" ");
  return what ? t("command-said", { verb, what }) : verb;
}

/** "take:ulm" as "take Ulm". @param {string} action an action's name, or "undo" */
export function commandText(action) {
  const [kind, ...rest] = action.split(":");
  const end = kind === "left" || kind === "right";
  const what = rest.flatMap((part, place) =>
    part.split("+").map((id) => (WORDS.includes(id) ? commandWord(id) : t(`${NAMED[kind]?.[place] ?? "city"}-${id}`))),
  );
  if (end) what.push(commandWord(kind));
  const verb = commandWord(end ? "play" : kind);
  return what.length ? t("command-said", { verb, what: what.join(" ") }) : verb;
}
