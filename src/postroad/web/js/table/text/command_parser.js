// Commands such as `take ulm`, `play ulm left` and `close each`. Words may be shortened and come in any order, in English ids or the player's language.

import { loadTexts } from "../../app/texts.js";
import { CITIES, COACHES, OFFICIALS, PROVINCES, RANKS, STOPS } from "../../board/data.js";
import { commandText } from "../../ui/commands.js";
import { act } from "../input/targets.js";
import { currentSession, legal, notice } from "../session/current.js";
import { explain, undo } from "../session/decide.js";
import { actionParts } from "../session/names.js";
import { parseQuestion, questionsByPrefix } from "./questions.js";
import { hasPrefix, namesOf, splitWords } from "./words.js";

const NAMES = ["city", "province", "official", "rank", "stop", "region", "command"];

/** The command words for an id. @param {string} id */
const commandWords = (id) => namesOf(id, ["command"]);

/** The parts of an action, each with its possible words. "play" is optional and fits a start as well as an extension. @param {string} action */
function wordsOf(action) {
  const [kind, ...rest] = actionParts(action);
  const names = rest.flatMap((part) => part.split("+")).map((part) => namesOf(part, NAMES));
  const needed = [commandWords(kind), ...names];
  const plays = ["start", "left", "right"].includes(kind);
  return { needed, all: [...needed.flat(), ...(plays ? commandWords("play") : [])] };
}

/** The actions that fit all words; complete ones come before those with missing parts. @param {string} text @param {string[]} actions */
function matching(text, actions) {
  const wanted = splitWords(text);
  if (!wanted.length) return [];
  const isTyped = (/** @type {string[]} */ words) => wanted.some((one) => hasPrefix(words, one));
  const found = actions
    .map((action) => ({ action, ...wordsOf(action) }))
    .filter(({ all }) => wanted.every((one) => hasPrefix(all, one)));
  const whole = found.filter(({ needed }) => needed.every(isTyped));
  return (whole.length ? whole : found).map(({ action }) => action);
}

/** @param {string[]} all @returns {string[][]} */
const subsets = ([one, ...others]) => (one ? subsets(others).flatMap((some) => [some, [one, ...some]]) : [[]]);

/** All action names, legal or not. */
function allActions() {
  const cities = Object.keys(CITIES);
  const kinds = ["take", "start", "left", "right", "office", "discard"].flatMap((kind) =>
    cities.map((city) => `${kind}:${city}`),
  );
  const closes = ["each", ...Object.keys(PROVINCES)].map((way) => `close:${way}`);
  const calls = OFFICIALS.map((official) => `call:${official}`);
  const ranks = RANKS.map(({ id }) => `clergy:${id}`);
  const coaches = Object.keys(COACHES).flatMap((coach) => Object.keys(STOPS).map((stop) => `coach:${coach}:${stop}`));
  const returns = subsets(OFFICIALS).map((some) => `return:${some.join("+") || "none"}`);
  return ["take:deck", ...kinds, ...closes, ...calls, ...ranks, ...coaches, ...returns, "decline", "end"];
}

/** Run a command or answer a question. @param {string} text @returns {Promise<string | void>} the answer to a question */
export async function runCommand(text) {
  if (splitWords(text).some((word) => commandWords("undo").includes(word))) return void undo();
  const session = currentSession();
  await loadTexts("voice");
  if (session.closed) return; // the player left the table
  const answerTo = parseQuestion(text);
  if (answerTo) return answerTo();
  const legalMatches = matching(text, legal.value);
  if (legalMatches.length === 1) return void act(legalMatches[0]);
  if (legalMatches.length > 1 && legalMatches.every((action) => action.startsWith("close:"))) return void act(legalMatches[0]);
  if (legalMatches.length > 1) return askWhich(legalMatches.slice(0, 6).map(commandText));
  const begun = questionsByPrefix(text);
  if (begun.length === 1) return begun[0].answer();
  if (begun.length > 1) return askWhich(begun.map(({ word }) => word));
  const anyMatches = matching(text, allActions());
  if (anyMatches.length) return void explain(anyMatches[0]);
  notice.value = { key: "reason-unknown-words" };
}

/** @param {string[]} commands */
function askWhich(commands) {
  notice.value = { key: "command-which", values: { commands: commands.join(" · ") } };
}
