// Puzzles on the real table: positions of masters' games in which one decision is clearly best.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { load } from "../../app/loading.js";
import { guestName } from "../../app/player.js";
import { t } from "../../app/texts.js";
import { Desk } from "../../table/desk.js";
import { currentSession, open, session } from "../../table/session/current.js";
import { useSession } from "../../table/use_session.js";
import { html } from "../../ui/html.js";
import { loadRules } from "../../ui/rules_here.js";
import { useTitle } from "../../ui/title.js";
import { Card } from "./card.js";
import { Puzzles } from "./list.js";
import { PUZZLES } from "./positions.js";
import { storeOutcome } from "./progress.js";
import { PuzzleTable } from "./puzzle_table.js";

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
  const [puzzleTable, setPuzzleTable] = useState(/** @type {PuzzleTable | null} */ (null));
  useEffect(() => {
    let left = false;
    const names = namesOf(puzzle, puzzle.players);
    void load(loadRules).then((rules) => left || setPuzzleTable(new PuzzleTable(rules, puzzle, names)));
    return () => {
      left = true;
    };
  }, []);
  if (!puzzleTable) return html`<main class="opening" aria-busy="true"><p>${t("opening")}</p></main>`;
  return html`<${PuzzleDesk} puzzleTable=${puzzleTable} number=${number} />`;
}

/** @param {{ puzzleTable: PuzzleTable, number: number }} props */
function PuzzleDesk({ puzzleTable, number }) {
  const { id } = puzzleTable.puzzle;
  const [done, tries] = [puzzleTable.done.value, puzzleTable.failures.value];
  useSession(() => open(ID, puzzleTable.transport), []);
  useEffect(() => {
    if (done) currentSession().doneKey.value = "puzzle-done";
    if (done) storeOutcome(id, puzzleTable.given.peek() ? "seen" : "solved");
    else if (tries) storeOutcome(id, "tried");
  }, [done, tries]);
  if (session.value?.transport !== puzzleTable.transport || !currentSession().view.value) return null;
  return html`<div class="lesson puzzle">
    <${Desk} over=${false} onFinal=${() => {}} card=${html`<${Card} puzzleTable=${puzzleTable} number=${number} />`} />
  </div>`;
}
