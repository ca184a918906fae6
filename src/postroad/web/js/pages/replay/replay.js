// The replay of a game from a link: its result, and every step on the table.

import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { go, queryValue, replacePath, screen } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { LinkError } from "../../engine/link.js";
import { Desk } from "../../table/desk.js";
import { motion } from "../../table/motion/lazy_motion.js";
import { saveRecord } from "../../table/parts/save_game.js";
import { currentSession, open, session, table, view } from "../../table/session/current.js";
import { ReplayTransport } from "../../table/session/replay_transport.js";
import { useSession } from "../../table/use_session.js";
import { html } from "../../ui/html.js";
import { showOverlay as showOver } from "../../ui/overlay.js";
import { useTitle } from "../../ui/title.js";
import { Final } from "../final/final.js";
import { openGame, remarksOn } from "./game_link.js";
import { InvalidLink } from "./invalid_link.js";
import { onlyPerson } from "./opponents.js";
import { Timeline } from "./timeline.js";
import { useLoaded } from "./use_loaded.js";

const ID = "game"; // of the session: a replay is no table, so nothing is stored
const NOTED = 300; // ms after the last step, because browsers limit how often an address may change

/** @typedef {{ replay: ReplayTransport } | { wrong: string }} Loaded */

/** @param {string} text @returns {Promise<Loaded>} */
async function load(text) {
  try {
    const { game, seats } = await openGame(text);
    return { replay: new ReplayTransport(game, seats) };
  } catch (error) {
    return { wrong: error instanceof LinkError ? error.code : "failed" };
  }
}

/** @param {{ id: string }} props */
export function ReplayScreen({ id }) {
  const one = useLoaded(load, id);
  useTitle(t("game-title"));
  if (!one) return html`<main class="opening" aria-busy="true"><p>${t("opening")}</p></main>`;
  return "wrong" in one ? html`<${InvalidLink} why=${one.wrong} />` : html`<${Replay} id=${id} replay=${one.replay} />`;
}

/** A number in the address, null if it is missing or invalid. @param {string} name */
function numberInAddress(name) {
  const number = queryValue(name);
  return number !== null && /^\d+$/.test(number) ? Number(number) : null;
}

/** Keep the address and the replay in step: position and viewer, in both directions. @param {string} id @param {ReplayTransport} replay @param {boolean} atBoard @param {(at: number) => void} show @param {(seat: number | null) => void} see @param {() => void} back go to the result, if there is one */
function useAddress(id, replay, atBoard, show, see, back) {
  const [at, viewer] = [numberInAddress("at"), numberInAddress("seat")];
  const [shownAt, seen] = [replay.at.value, replay.viewerSeat.value];
  const followed = useRef(""); // the last address that we wrote or followed
  useEffect(() => {
    if (followed.current === `${at} ${viewer}`) return;
    followed.current = `${at} ${viewer}`;
    if (at === null) back();
    else if (!atBoard || at !== replay.at.peek()) show(at);
    if (viewer !== replay.viewerSeat.peek()) see(viewer);
  }, [at, viewer]);
  useEffect(() => {
    const where = `?at=${shownAt}${seen === null ? "" : `&seat=${seen}`}`;
    const writeAddress = () => {
      if (screen.peek().id !== id) return; // the reader has left this screen meanwhile
      if (followed.current !== `${numberInAddress("at")} ${numberInAddress("seat")}`) return; // the address has changed and is followed by the other effect
      if (replacePath(`/game/${id}${atBoard ? where : ""}`)) followed.current = atBoard ? `${shownAt} ${seen}` : "null null";
      else timer = setTimeout(writeAddress, NOTED);
    };
    let timer = setTimeout(writeAddress, NOTED);
    return () => clearTimeout(timer);
  }, [shownAt, seen, atBoard, at, viewer]);
}

/** @param {{ id: string, replay: ReplayTransport }} props */
function Replay({ id, replay }) {
  const [atBoard, setAtBoard] = useState(numberInAddress("at") !== null || !replay.game.over);
  const [runs, setRuns] = useState(queryValue("run") !== null); // from the start
  const opens = () => {
    replay.viewAs(numberInAddress("seat"));
    replay.show(numberInAddress("at") ?? replay.last);
    return open(ID, replay.transport);
  };
  useSession(opens, [replay], null);
  /** Show a position, animated only from one step to the next. */
  const show = (/** @type {number} */ to) => {
    currentSession().motion = Math.abs(to - replay.at.peek()) === 1 ? motion : null;
    replay.show(to);
    setAtBoard(true);
  };
  const toBoard = (/** @type {boolean} */ running) => {
    setRuns(running);
    if (running) show(0);
    setAtBoard(true);
  };
  const see = (/** @type {number | null} */ seat) => {
    replay.viewAs(seat);
    currentSession().viewAs(replay.viewerSeat.peek());
  };
  useAddress(id, replay, atBoard, show, see, () => replay.game.over && setAtBoard(false));
  if (session.value?.transport !== replay.transport || !currentSession().view.value) return null;
  const share = (/** @type {number | null} */ shown) =>
    showOver({ kind: "share", record: () => replay.transport.record(null), seats: replay.seats, at: shown });
  const branchOff = () => {
    const at = replay.at.peek();
    const seat = replay.viewerSeat.peek() ?? onlyPerson(replay.seats) ?? replay.positions[at].seat ?? 0;
    showOver({ kind: "try", text: id, at, seat, seats: replay.seats });
  };
  if (replay.game.over && !atBoard)
    return html`<${Final}
      table=${table.value}
      view=${view.value}
      me=${null}
      again=${null}
      record=${() => replay.transport.record(null)}
      onReplay=${() => toBoard(true)}
      onSameDeal=${() => go(`/beat/${id}`)}
      onLeave=${() => go("/")}
      onRecord=${saveRecord}
      onShare=${() => share(null)}
      onMap=${() => toBoard(false)}
    />`;
  const over = view.value.decides === null;
  return html`<div class=${`replay ${replay.viewerSeat.value === null ? "" : "replay-seen"}`}>
    <${Desk} over=${over} onFinal=${() => setAtBoard(false)} card=${html`<${Remark} id=${id} at=${replay.at.value} />`} />
    <${Timeline} replay=${replay} begins=${runs} show=${show} see=${see} onBranch=${branchOff} onShare=${() => share(replay.at.peek())} />
  </div>`;
}

/** The remark of an analysis on this position. @param {{ id: string, at: number }} props */
function Remark({ id, at }) {
  const [first, ...why] = remarksOn(id, at);
  const grounds = why.map((one) => html`<p key=${one} class="muted small">${one}</p>`);
  return first && html`<section class="asked remark" role="status"><p>${first}</p>${grounds}</section>`;
}
