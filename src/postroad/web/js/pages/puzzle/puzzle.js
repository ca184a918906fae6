// Puzzles on the real table: positions of masters' games in which one decision is clearly best.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { guestName } from "../../app/player.js";
import { t } from "../../app/texts.js";
import { Desk } from "../../table/desk.js";
import { currentSession, open, session } from "../../table/session/current.js";
import { useSession } from "../../table/use_session.js";
import { html } from "../../ui/html.js";
import { retryImport } from "../../ui/loader.js";
import { rulesHere } from "../../ui/rules_here.js";
import { useTitle } from "../../ui/title.js";
import { Card } from "./card.js";
import { Puzzles } from "./list.js";
import { PUZZLES } from "./positions.js";
import { note } from "./progress.js";
import { PuzzleTable } from "./puzzle_host.js";

/** @import { Puzzle } from "./positions.js" */

const ID = "puzzle"; // of the session: a puzzle is no table, so nothing is stored

/** The list, or the puzzle that the address names. @param {{ id: string }} props */
export function PuzzleScreen({ id }) {
  const number = PUZZLES.findIndex((puzzle) => puzzle.id === id);
  useTitle(t("puzzle-title"));
  return number < 0 ? html`<${Puzzles} />` : html`<${Opened} puzzle=${PUZZLES[number]} number=${number + 1} />`;
}

/** The names of the seats: the player's own, and bots' names. @param {Puzzle} puzzle @param {number} players */
function namesOf({ seat }, players) {
  const others = t("new-bot-names")
    .split(/,\s*|、/)
    .filter((name) => name !== guestName());
  return Array.from({ length: players }, (_, one) => (one === seat ? guestName() : others[one]));
}

/** @param {{ puzzle: Puzzle, number: number }} props */
function Opened({ puzzle, number }) {
  const [asked, setAsked] = useState(/** @type {PuzzleTable | null} */ (null));
  useEffect(() => {
    let left = false;
    const names = namesOf(puzzle, puzzle.players);
    void retryImport(rulesHere).then((rules) => left || setAsked(new PuzzleTable(rules, puzzle, names)));
    return () => {
      left = true;
    };
  }, []);
  if (!asked) return html`<main class="opening" aria-busy="true"><p>${t("opening")}</p></main>`;
  return html`<${Shown} asked=${asked} number=${number} />`;
}

/** @param {{ asked: PuzzleTable, number: number }} props */
function Shown({ asked, number }) {
  const { id } = asked.puzzle;
  const [done, tries] = [asked.done.value, asked.tries.value];
  useSession(() => open(ID, asked.transport), []);
  useEffect(() => {
    if (done) note(id, asked.given.peek() ? "seen" : "solved");
    else if (tries) note(id, "tried");
  }, [done, tries]);
  if (session.value?.transport !== asked.transport || !currentSession().view.value) return null;
  return html`<div class="lesson puzzle">
    <${Desk} over=${false} onFinal=${() => {}} card=${html`<${Card} asked=${asked} number=${number} />`} />
  </div>`;
}
