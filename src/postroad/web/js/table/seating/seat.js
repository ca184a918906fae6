// A seat before the game: its player, their presence, and the buttons for it.

import { t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { Seal } from "../../pieces/seal.js";
import { BotChoices, botLabel } from "../../ui/bot_choices.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { askConfirmation, showOverlay } from "../../ui/overlay.js";
import { freeName } from "../../ui/seat_choices.js";
import { declinedText, occupantText } from "../../ui/seat_mark.js";

/** @typedef {import("./seating.js").SeatingMessage} SeatingMessage */

/** @param {{ n: number, message: SeatingMessage, act: import("./seating.js").Act }} props */
export function Chair({ n, message, act }) {
  const { seating_table: seating, you } = message;
  const its = seating.seats[n];
  const own = you.seats.includes(n);
  return html`<li class=${`chair chair-${its.kind} ${own ? "chair-own" : ""}`}>
    <span class="seat-mark" aria-hidden="true">${seating.shuffle ? html`<${Seal} size=${32}>${n + 1}<//>` : html`<${Roof} seat=${n} size=${28} />`}</span>
    <div class="chair-who"><b>${occupantText(its)}</b><small class="muted">${notesOf(message, n).join(" · ")}</small></div>
    <div class="chair-acts">
      ${maySit(message, n) && html`<button class="button-primary" type="button" onClick=${() => act("sit", { seat: n })}>${t("gathering-sit")}</button>`}
      ${its.kind === "open" && its.reserved && its.reserved === you.player && html`<button class="button" type="button" onClick=${() => act("stand", { seat: n })}>${t("rematch-decline")}</button>`}
      ${you.host && its.kind !== "person" && html`<${SeatOccupant} n=${n} message=${message} act=${act} />`}
      ${own && html`<button class="button" type="button" onClick=${() => act("stand", { seat: n })}>${t("gathering-stand")}</button>`}
      ${its.kind === "person" && (you.host || you.seats.length > 0) && its.player && its.player !== you.player && html`<${ReportPlayer} table=${seating.id} player=${its.player} name=${its.name ?? ""} />`}
      ${you.host && its.kind === "person" && !own && html`<${Remove} name=${its.name ?? ""} remove=${() => act("stand", { seat: n })} />`}
    </div>
  </li>`;
}

/** Whether the viewer may sit down here: one seat per player, and no seat reserved for others. @param {SeatingMessage} message @param {number} n */
function maySit({ seating_table: seating, you }, n) {
  const { kind, reserved } = seating.seats[n];
  return kind === "open" && !you.seats.length && (!reserved || reserved === you.player);
}

/** Notes about the seat's player. @param {SeatingMessage} message @param {number} n */
function notesOf({ seating_table: seating, you, presence }, n) {
  const { kind, level, player } = seating.seats[n];
  if (kind === "open") return [declinedText(seating.seats[n]) ?? ""];
  if (kind === "bot") return [botLabel(level)];
  const here = player && presence.players.includes(player) ? "gathering-here" : "gathering-away";
  return [...(player === seating.host.id ? [t("gathering-host")] : []), t(you.seats.includes(n) ? "seat-you" : here)];
}

const RESERVED = "kept";

/** The host's choice of a bot or an open seat. @param {{ n: number, message: SeatingMessage, act: import("./seating.js").Act }} props */
function SeatOccupant({ n, message: { seating_table: seating }, act }) {
  const { kind, name, level, reserved } = seating.seats[n];
  const choose = (/** @type {Event} */ event) => {
    const wanted = /** @type {HTMLSelectElement} */ (event.currentTarget).value;
    if (wanted === RESERVED) return null;
    if (!wanted) return act("fill", { seat: n, level: null });
    return act("fill", { seat: n, level: wanted, name: kind === "bot" && name ? name : freeName(seating.seats) });
  };
  return html`<select aria-label=${`${t("new-seat", { number: n + 1 })}: ${t("new-who")}`} onChange=${choose}>
    ${reserved && html`<option value=${RESERVED} selected>${occupantText(seating.seats[n])}</option>`}
    <option value="" selected=${!level && !reserved}>${t("new-open")}</option>
    <${BotChoices} level=${level} />
  </select>`;
}

/** @param {{ table: string, player: string, name: string }} props */
function ReportPlayer({ table, player, name }) {
  const words = t("complain-of", { name });
  return html`<button class="button-quiet button-icon" type="button" aria-label=${words} title=${words} onClick=${() => showOverlay({ kind: "report", table, player, name })}><${Icon} name="flag" /></button>`;
}

/** @param {{ name: string, remove: () => void }} props */
function Remove({ name, remove }) {
  const sure = async () => (await askConfirmation(t("gathering-remove-ask", { name }), t("gathering-remove"))) && remove();
  return html`<button class="button" type="button" aria-label=${t("gathering-remove-who", { name })} onClick=${sure}>${t("gathering-remove")}</button>`;
}
