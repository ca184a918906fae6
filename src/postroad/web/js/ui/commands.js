// Actions as commands: what can be typed on the command line, in the words of the reader's language.

import { t } from "../app/texts.js";

/** The names that actions of a kind are about; of all others it is a city. @type {Record<string, string[]>} */
const NAMED = { call: ["official"], close: ["province"], coach: ["region", "stop"], return: ["official"], clergy: ["rank"] };
const WORDS = ["deck", "each", "none"]; // said by a word of the command line, not by a name

/** The word that is shown, of those that are understood. @param {string} id */
const first = (id) => t(`command-${id}`).split(/,|、/)[0];

/** "take:ulm" as "take Ulm". @param {string} action an action's name, or "undo" */
export function command(action) {
  const [kind, ...rest] = action.split(":");
  const end = kind === "left" || kind === "right";
  const what = rest.flatMap((part, place) =>
    part.split("+").map((id) => (WORDS.includes(id) ? first(id) : t(`${NAMED[kind]?.[place] ?? "city"}-${id}`))),
  );
  if (end) what.push(first(kind));
  const verb = first(end ? "play" : kind);
  return what.length ? t("command-said", { verb, what: what.join(" ") }) : verb;
}
