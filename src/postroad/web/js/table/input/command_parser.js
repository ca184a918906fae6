// What is typed on the command line: `take ulm`, `play ulm left`, `close each`. Words may be shortened, in any order, in English ids or the reader's language.

import { t } from "../../app/texts.js";
import { CITIES, PROVINCES, RANKS, STOPS } from "../../board/data.js";
import { explain, undo } from "../session/decide.js";
import { legal, notice } from "../session/store.js";
import { act, parts } from "./targets.js";

const OFFICIALS = ["postmaster", "administrator", "carrier", "cartwright"];

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss").replace(/ł/g, "l");

/** @param {string} text */
const split = (text) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words that an action may be called by. @param {string} action */
function wordsOf(action) {
  const [kind, ...rest] = parts(action);
  const names = rest
    .flatMap((part) => part.split("+"))
    .flatMap((part) => [part, ...NAMES.flatMap((prefix) => own(`${prefix}-${part}`))]);
  const verbs = ["start", "left", "right"].includes(kind)
    ? ["play", kind, ...own(`command-${kind}`), ...own("command-play")]
    : [kind, ...own(`command-${kind}`)];
  return [...verbs, ...names].flatMap(split);
}

const NAMES = ["city", "province", "official", "rank", "stop", "region", "command"];

/** @param {string} key */
function own(key) {
  const text = t(key);
  return text === key ? [] : [text];
}

/** @param {string} typed @param {string[]} actions */
function matching(typed, actions) {
  const wanted = split(typed);
  if (!wanted.length) return [];
  const able = actions.map((action) => ({ action, words: wordsOf(action) }));
  const fits = (/** @type {string[]} */ words) => wanted.every((one) => words.some((word) => word.startsWith(one)));
  const found = able.filter(({ words }) => fits(words));
  const exact = found.filter(
    ({ action }) => split(action).length === wanted.length && wanted.every((one) => split(action).includes(one)),
  );
  return (exact.length ? exact : found).map(({ action }) => action);
}

/** Every action that has a name, legal or not. */
function allActions() {
  const cities = Object.keys(CITIES);
  const kinds = ["take", "start", "left", "right", "office", "discard"].flatMap((kind) =>
    cities.map((city) => `${kind}:${city}`),
  );
  const closes = ["each", ...Object.keys(PROVINCES)].map((way) => `close:${way}`);
  const calls = OFFICIALS.map((official) => `call:${official}`);
  const ranks = RANKS.map(({ id }) => `clergy:${id}`);
  const coaches = Object.keys(STOPS).map((stop) => `coach:baden:${stop}`);
  return ["take:deck", ...kinds, ...closes, ...calls, ...ranks, ...coaches, "decline", "end"];
}

/** @param {string} typed */
export async function obey(typed) {
  if (split(typed).some((word) => [word].includes("undo") || own("undo").flatMap(split).includes(word))) return undo();
  const able = matching(typed, legal.value);
  if (able.length === 1) return act(able[0]);
  if (able.length > 1 && able.every((action) => action.startsWith("close:"))) return act(able[0]);
  if (able.length > 1)
    return void (notice.value = {
      key: "command-which",
      values: {
        commands: able
          .slice(0, 6)
          .map((action) => action.replace(/[:+]/g, " "))
          .join(", "),
      },
    });
  const meant = matching(typed, allActions());
  if (meant.length) return explain(meant[0]);
  notice.value = { key: "reason-unknown-words" };
}
