// Actions of the operator on a player or a table: mute, ban, delete, and their reverse.

import { deleteTable, markPlayer } from "../../app/operator.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { askConfirmation } from "../../ui/overlay.js";

/** @import { RunSerialized } from "../../ui/use_serialized.js" */

/** Ask for confirmation before an action with lasting effects. @param {string} question @param {string} yes @param {RunSerialized} act @param {() => Promise<null>} what */
const confirmed = async (question, yes, act, what) => (await askConfirmation(question, yes)) && act(what);

/** @param {{ id: string, name: string, muted: boolean, banned: boolean, act: RunSerialized }} props */
export function PlayerActions({ id, name, muted, banned, act }) {
  const mark = (/** @type {{ muted?: boolean, banned?: boolean }} */ marks) => () => markPlayer(id, marks);
  const mute = () => act(mark({ muted: !muted }));
  const ban = () =>
    banned ? act(mark({ banned: false })) : confirmed(t("host-ban-sure", { name }), t("host-ban"), act, mark({ banned: true }));
  return html`<${ActionButton} does=${muted ? "host-unmute" : "host-mute"} to=${name} act=${mute} />
    <${ActionButton} does=${banned ? "host-unban" : "host-ban"} to=${name} act=${ban} />`;
}

/** @param {{ id: string, act: RunSerialized }} props */
export const TableActions = ({ id, act }) =>
  html`<${ActionButton} does="host-delete" to=${id} act=${() => confirmed(t("host-delete-sure"), t("host-delete"), act, () => deleteTable(id))} />`;

/** A button whose accessible name includes its player or table, since many buttons have the same text. @param {{ does: string, to: string, act: () => unknown }} props */
const ActionButton = ({ does, to, act }) =>
  html`<button class="button" type="button" aria-label=${`${t(does)}: ${to}`} onClick=${act}>${t(does)}</button>`;
