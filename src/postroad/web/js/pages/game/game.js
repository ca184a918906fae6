// A game that came with a link: how it ended, and every step of it on the table.

import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { choice, go, note, screen } from "../../app/address.js";
import { t } from "../../app/texts.js";
import { LinkError } from "../../engine/link.js";
import { Desk } from "../../table/desk.js";
import { motion } from "../../table/motion/later.js";
import { saveRecord } from "../../table/parts/saving.js";
import { here, open, session, table, view } from "../../table/session/current.js";
import { Replay } from "../../table/session/replay.js";
import { useSession } from "../../table/use_session.js";
import { html } from "../../ui/html.js";
import { show as showOver } from "../../ui/overlay.js";
import { useTitle } from "../../ui/title.js";
import { Final } from "../final/final.js";
import { useFound } from "./found.js";
import { opened } from "./opened.js";
import { onlyPerson } from "./opponents.js";
import { TimeLine } from "./time_line.js";
import { Wrong } from "./wrong.js";

const ID = "game"; // of the session: it is no table, so nothing is kept of it
const NOTED = 300; // ms after the last step: browsers let an address change only so often

/** @typedef {{ replay: Replay } | { wrong: string }} Found */

/** @param {string} text @returns {Promise<Found>} */
async function found(text) {
  try {
    const { game, seats } = await opened(text);
    return { replay: new Replay(game, seats) };
  } catch (error) {
    return { wrong: error instanceof LinkError ? error.code : "failed" };
  }
}

/** @param {{ id: string }} props */
export function GameScreen({ id }) {
  const one = useFound(found, id);
  useTitle(t("game-title"));
  if (!one) return html`<main class="opening" aria-busy="true"><p>${t("opening")}</p></main>`;
  return "wrong" in one ? html`<${Wrong} why=${one.wrong} />` : html`<${Shown} id=${id} replay=${one.replay} />`;
}

/** A number that the address asks for. @param {string} name */
function asked(name) {
  const number = choice(name);
  return number !== null && /^\d+$/.test(number) ? Number(number) : null;
}

/** The address tells where the game is shown, and with whose eyes; and the game is shown where the address says. @param {string} id @param {Replay} replay @param {boolean} atBoard @param {(at: number) => void} show @param {(seat: number | null) => void} see */
function useAddress(id, replay, atBoard, show, see) {
  const [at, eyes] = [asked("at"), asked("seat")];
  const [shownAt, seen] = [replay.at.value, replay.eyes.value];
  const told = useRef(""); // what we wrote there ourselves
  useEffect(() => {
    if (told.current === `${at} ${eyes}`) return;
    if (at !== null && at !== replay.at.peek()) show(at);
    if (eyes !== replay.eyes.peek()) see(eyes);
  }, [at, eyes]);
  useEffect(() => {
    const where = `?at=${shownAt}${seen === null ? "" : `&seat=${seen}`}`;
    const timer = setTimeout(() => {
      if (screen.peek().id !== id) return; // whoever has gone back meanwhile is not fetched again
      told.current = atBoard ? `${shownAt} ${seen}` : "null null";
      note(`/game/${id}${atBoard ? where : ""}`);
    }, NOTED);
    return () => clearTimeout(timer);
  }, [shownAt, seen, atBoard]);
}

/** @param {{ id: string, replay: Replay }} props */
function Shown({ id, replay }) {
  const [atBoard, setAtBoard] = useState(asked("at") !== null || !replay.game.over);
  const opens = () => {
    replay.see(asked("seat"));
    replay.show(asked("at") ?? replay.last);
    return open(ID, replay.host);
  };
  useSession(opens, [replay], null);
  /** Pieces move from one step to the next; whoever leaps sees where they have come to. */
  const show = (/** @type {number} */ to) => {
    here().motion = Math.abs(to - replay.at.peek()) === 1 ? motion : null;
    replay.show(to);
    setAtBoard(true);
  };
  const see = (/** @type {number | null} */ seat) => {
    replay.see(seat);
    here().seeAs(replay.eyes.peek());
  };
  useAddress(id, replay, atBoard, show, see);
  if (session.value?.host !== replay.host || !here().view.value) return null;
  const share = (/** @type {number | null} */ shown) =>
    showOver({ kind: "share", record: () => replay.host.record(null), seats: replay.seats, at: shown });
  const tryIt = () => {
    const at = replay.at.peek();
    const seat = replay.eyes.peek() ?? onlyPerson(replay.seats) ?? replay.positions[at].seat ?? 0;
    showOver({ kind: "try", text: id, at, seat, seats: replay.seats });
  };
  if (replay.game.over && !atBoard)
    return html`<${Final}
      table=${table.value}
      view=${view.value}
      me=${null}
      again=${null}
      record=${() => replay.host.record(null)}
      onReplay=${() => show(0)}
      onBeat=${() => go(`/beat/${id}`)}
      onLeave=${() => go("/")}
      onRecord=${saveRecord}
      onShare=${() => share(null)}
      onMap=${() => setAtBoard(true)}
    />`;
  const over = view.value.decides === null;
  return html`<div class=${`replay ${replay.eyes.value === null ? "" : "replay-seen"}`}>
    <${Desk} over=${over} onFinal=${() => setAtBoard(false)} />
    <${TimeLine} replay=${replay} show=${show} see=${see} onTry=${tryIt} onShare=${() => share(replay.at.peek())} />
  </div>`;
}
