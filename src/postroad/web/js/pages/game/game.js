// A game that came with a link: how it ended, and every step of it on the table.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { choice, go } from "../../app/address.js";
import { t } from "../../app/texts.js";
import { LinkError, unpack } from "../../engine/link.js";
import { Desk } from "../../table/desk.js";
import { onKey } from "../../table/input/keys.js";
import { motion, skip } from "../../table/motion/later.js";
import { saveRecord } from "../../table/parts/saving.js";
import { here, open, session, table, view } from "../../table/session/current.js";
import { Replay } from "../../table/session/replay.js";
import { html } from "../../ui/html.js";
import { show as showOver } from "../../ui/overlay.js";
import { rulesHere } from "../../ui/rules_here.js";
import { useTitle } from "../../ui/title.js";
import { Final } from "../final/final.js";
import { TimeLine } from "./time_line.js";
import { Wrong } from "./wrong.js";

const ID = "game"; // of the session: it is no table, so nothing is kept of it

/** @typedef {{ replay: Replay } | { wrong: string }} Opened */

/** @param {string} data @returns {Promise<Opened>} */
async function opened(data) {
  try {
    const { game, names } = unpack(await rulesHere(), data);
    const seats = Array.from({ length: Number(game.options.players) }, (_, seat) => t("game-seat", { number: seat + 1 }));
    return { replay: new Replay(game, names ?? seats) };
  } catch (error) {
    return { wrong: error instanceof LinkError ? error.code : "failed" };
  }
}

/** @param {{ id: string }} props */
export function GameScreen({ id }) {
  const [data] = id.split("?");
  const [found, setFound] = useState(/** @type {Opened | null} */ (null));
  useTitle(t("game-title"));
  useEffect(() => {
    let left = false;
    void opened(data).then((one) => left || setFound(one));
    return () => {
      left = true;
    };
  }, [data]);
  if (!found) return html`<main class="opening" aria-busy="true"><p>${t("opening")}</p></main>`;
  return "wrong" in found ? html`<${Wrong} why=${found.wrong} />` : html`<${Shown} replay=${found.replay} at=${asked()} />`;
}

/** The position that the address asks for. */
function asked() {
  const at = choice("at");
  return at !== null && /^\d+$/.test(at) ? Number(at) : null;
}

/** @param {{ replay: Replay, at: number | null }} props */
function Shown({ replay, at }) {
  const [atBoard, setAtBoard] = useState(at !== null || !replay.game.over);
  useEffect(() => {
    if (at !== null) replay.show(at);
    const its = open(ID, replay.host);
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", skip, true);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", skip, true);
      its.close();
    };
  }, [replay]);
  if (session.value?.host !== replay.host || !here().view.value) return null;
  /** Pieces move from one step to the next; whoever leaps sees where they have come to. */
  const show = (/** @type {number} */ to) => {
    here().motion = Math.abs(to - replay.at.peek()) === 1 ? motion : null;
    replay.show(to);
    setAtBoard(true);
  };
  const share = (/** @type {number | null} */ shown) =>
    showOver({ kind: "share", record: () => replay.host.record(null), at: shown });
  if (replay.game.over && !atBoard)
    return html`<${Final}
      table=${table.value}
      view=${view.value}
      me=${null}
      again=${null}
      onReplay=${() => show(0)}
      onLeave=${() => go("/")}
      onRecord=${saveRecord}
      onShare=${() => share(null)}
      onMap=${() => setAtBoard(true)}
    />`;
  const over = view.value.decides === null;
  return html`<div class="replay">
    <${Desk} over=${over} onFinal=${() => setAtBoard(false)} />
    <${TimeLine} replay=${replay} show=${show} onShare=${() => share(replay.at.peek())} />
  </div>`;
}
