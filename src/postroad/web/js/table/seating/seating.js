// The screen of a table before the game: seats, game settings, invitation and chat.

import { useState } from "../../../vendor/hooks.js";
import { changeSeating, deleteTable } from "../../app/api.js";
import { sendName } from "../../app/player.js";
import { goIfStillHere, isLoopback } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { useCustomBots } from "../../ui/bot_choices.js";
import { requestErrorText } from "../../ui/error_text.js";
import { termTexts } from "../../ui/game_settings.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Invite } from "../../ui/invite.js";
import { Link } from "../../ui/link.js";
import { NameField } from "../../ui/name_field.js";
import { PostHorn } from "../../ui/ornament.js";
import { askConfirmation } from "../../ui/overlay.js";
import { freeName, USUAL_BOT } from "../../ui/seat_choices.js";
import { declinedText } from "../../ui/seat_mark.js";
import { useTitle } from "../../ui/title.js";
import { Tools } from "../../ui/tools.js";
import { useBusy } from "../../ui/use_busy.js";
import { otherMessages } from "../parts/presence.js";
import { currentSession } from "../session/current.js";
import { Chair } from "./seat.js";

/** @typedef {import("../../wire.d.ts").SeatingMessage} SeatingMessage */
/** @typedef {(what: "sit" | "stand" | "fill" | "start", body: { seat?: number, level?: string | null, name?: string }) => Promise<void>} Act */

/**
 * @param {object} props
 * @param {SeatingMessage} props.message the server's message about a table that waits for players
 * @param {any} [props.children] more content beside the seats: the chat
 */
export function SeatingScreen({ message, children }) {
  const { seating_table: seating, you } = message;
  const [wrong, setWrong] = useState("");
  const { run } = useBusy();
  useCustomBots();
  const title = t("gathering-title", { name: seating.host.name });
  useTitle(title);

  /** Run a change and show its error. The server broadcasts the result to all viewers, this one included. @param {() => Promise<unknown>} what */
  async function attempt(what) {
    try {
      await what();
      setWrong("");
    } catch (error) {
      setWrong(requestErrorText(error));
    }
  }
  /** @type {Act} */
  const change = (what, body) =>
    attempt(async () => {
      if (what === "sit") await sendName(); // with the name just entered
      await changeSeating(seating.id, what, body);
      if (!you.player) currentSession().viewAs(null); // until now this viewer had no player id; subscribe again as the new player
    });
  /** A second press on "sit" would find the seat taken, so only one runs at a time. @type {Act} */
  const act = (what, body) => (what === "sit" ? run(() => change(what, body)) : change(what, body));
  const fillAll = () => attempt(() => fillOpen(seating));
  const leave = () => attempt(() => leaveSeats(seating.id, you.seats));
  const remove = () => attempt(() => askDelete(seating.id));

  return html`<div class="page seating">
    <header class="page-head">
      <${Link} class="button-quiet" to="/"><${Icon} name="arrow-left" />${t("menu-leave")}<//>
      <h1><${PostHorn} size="1em" />${title}</h1>
      <${Tools} />
    </header>
    <main class="seating-main">
      <section class="panel seating-seats" aria-labelledby="seats">
        <h2 id="seats">${t("new-seats")}</h2>
        <${LinkToChat} count=${otherMessages().length} />
        ${maySit(message) && html`<${NameField} />`}
        <ol class="chairs">
          ${seating.seats.map((_, n) => html`<${Chair} key=${n} n=${n} message=${message} act=${act} />`)}
        </ol>
        <${Watching} count=${othersWatching(message)} />
        <p class="wrong" role="alert">${wrong}</p>
        <${Beginning} message=${message} act=${act} fillAll=${fillAll} />
        <div class="row row-end">
          ${you.seats.length > 0 && !you.host && html`<button class="button-quiet" type="button" onClick=${leave}>${t("gathering-leave")}</button>`}
          ${you.host && html`<button class="button-quiet seating-delete" type="button" onClick=${remove}><${Icon} name="trash" />${t("menu-delete")}</button>`}
        </div>
      </section>
      <div class="seating-side">
        ${
          invites(message) &&
          html`<section class="panel" aria-labelledby="invite">
          <h2 id="invite">${t("invite-title")}</h2>
          <p class="muted small">${t("invite-about")}</p>
          <${Invite} id="invite-link" path=${`/table/${seating.id}`} title=${title} />
        </section>`
        }
        <section class="panel" aria-labelledby="terms">
          <h2 id="terms">${t("gathering-terms")}</h2>
          <ul class="terms">
            ${termTexts(seating).map((words) => html`<li key=${words}>${words}</li>`)}
          </ul>
        </section>
        ${children}
      </div>
    </main>
  </div>`;
}

/** @param {SeatingMessage} message */
const maySit = ({ seating_table: seating, you }) => !you.seats.length && seating.seats.some(({ kind }) => kind === "open");

/** The number of other spectators. A viewer without a seat counts as a spectator on the server, so they are subtracted. @param {SeatingMessage} message */
function othersWatching({ seating_table: seating, you, presence }) {
  const expected = you.host || you.seats.length || seating.seats.some(({ reserved }) => reserved && reserved === you.player);
  return Math.max(0, presence.spectators - (expected ? 0 : 1));
}

/** Scroll to the chat and focus its messages. */
function showChat() {
  const lines = /** @type {HTMLElement | null} */ (document.querySelector(".chat-lines"));
  lines?.scrollIntoView({ block: "center" });
  lines?.focus({ preventScroll: true });
}

/** A link to the chat where it lies below all the rest, on a narrow screen. @param {{ count: number }} props */
const LinkToChat = ({ count }) =>
  count
    ? html`<p class="seating-messages"><button class="button-quiet" type="button" onClick=${showChat}>${t("gathering-messages", { count })}<${Icon} name="arrow-right" /></button></p>`
    : null;

/** @param {{ count: number }} props */
const Watching = ({ count }) =>
  count ? html`<p class="muted small"><${Icon} name="eye" size=${16} /> ${t("gathering-watching", { count })}</p>` : null;

/** Whether to show the invitation: there is someone to invite, and the link works for others. A loopback link helps only the host. @param {SeatingMessage} message */
const invites = ({ seating_table: { again, seats }, you }) =>
  (you.host || !isLoopback()) && !(again && seats.every(({ kind, reserved }) => kind !== "open" || reserved));

/** Whether the game can begin, who starts it, and what is missing. @param {{ message: SeatingMessage, act: Act, fillAll: () => void }} props */
function Beginning({ message: { seating_table: seating, you }, act, fillAll }) {
  const open = seating.seats.filter(({ kind }) => kind === "open").length;
  const { name } = seating.host;
  const words = open ? t("gathering-seats-open", { count: open }) : t("gathering-complete");
  const without = seating.seats.map(declinedText);
  const begins = seating.again && open ? t("gathering-again") : "";
  const host = you.host || begins ? begins : t("gathering-starts", { name });
  const full = !open && !you.seats.length && !you.host ? t("gathering-full") : "";
  return html`<div class="beginning">
    <p role="status">${[...without, words, host, full].filter(Boolean).join(" ")}</p>
    ${
      you.host &&
      html`<div class="row">
      ${open > 0 && html`<button class="button" type="button" onClick=${fillAll}>${t("gathering-fill", { count: open })}</button>`}
      <button class="button-primary button-large" type="button" disabled=${open > 0} onClick=${() => act("start", {})}>${t("gathering-start")}</button>
    </div>`
    }
  </div>`;
}

/** Fill all open seats with bots. @param {SeatingMessage["seating_table"]} seating */
async function fillOpen({ id, seats }) {
  const taken = seats.map(({ name }) => ({ name }));
  for (const [seat, { kind }] of seats.entries()) {
    if (kind !== "open") continue;
    const name = freeName(taken);
    taken.push({ name });
    await changeSeating(id, "fill", { seat, level: USUAL_BOT, name });
  }
}

/** @param {string} id @param {number[]} seats */
async function leaveSeats(id, seats) {
  const go = goIfStillHere();
  for (const seat of seats) await changeSeating(id, "stand", { seat });
  go("/");
}

/** @param {string} id */
async function askDelete(id) {
  if (!(await askConfirmation(t("confirm-delete"), t("menu-delete")))) return;
  const go = goIfStillHere();
  await deleteTable(id);
  go("/");
}
