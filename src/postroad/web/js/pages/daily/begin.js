// The one try: begun, or gone on with.

import { useState } from "../../../vendor/hooks.js";
import { onward } from "../../app/address.js";
import { guestName } from "../../app/player.js";
import { t } from "../../app/texts.js";
import { today } from "../../home/days.js";
import { dealOf } from "../../home/deal.js";
import { dailyTable } from "../../home/errands.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Link } from "../../ui/link.js";
import { freeName } from "../../ui/seat_choices.js";
import { trouble } from "../../ui/trouble.js";

/** @import { MyTable } from "../../wire.d.ts" */

/** The person's own name, and others for the bots. @param {string} date */
function namesFor(date) {
  const mine = { name: guestName() };
  /** @type {{ name: string }[]} */
  const seats = [];
  for (const level of dealOf(date).levels) seats.push(level ? { name: freeName([mine, ...seats]) } : mine);
  return seats.map(({ name }) => name);
}

/** @param {{ date: string, table: MyTable | null, first?: boolean }} props `first`: before something else is looked at */
export function Begin({ date, table, first = false }) {
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const late = date < today();
  async function play() {
    const go = onward();
    setBusy(true);
    try {
      const { id } = await dailyTable({ date, late }, namesFor(date));
      go(`/table/${id}`);
    } catch (error) {
      setWrong(trouble(error));
      setBusy(false);
    }
  }
  if (table)
    return html`<p><${Link} class="button button-primary button-large" to=${`/table/${table.id}`}><${Icon} name="horn" />${t("landing-continue")}<//></p>`;
  return html`<p>
      <button class="button-primary button-large" type="button" disabled=${busy} onClick=${play}><${Icon} name="horn" />${t(first ? "daily-play-first" : "daily-play")}</button>
    </p>
    <p class="muted small">${t("daily-rules")}${late && ` ${t("daily-late-rule")}`}</p>
    <p class="wrong" role="alert">${wrong}</p>`;
}
