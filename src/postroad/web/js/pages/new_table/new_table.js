// The form for a new table: its seats and its game settings.

import { useState } from "../../../vendor/hooks.js";
import * as api from "../../app/api.js";
import { saveName } from "../../app/player.js";
import { goIfStillHere, queryValue } from "../../app/router.js";
import { changeSettings } from "../../app/settings.js";
import { t } from "../../app/texts.js";
import * as localClient from "../../local/local_client.js";
import { Coach } from "../../pieces/coach.js";
import { Token } from "../../pieces/official.js";
import { useCustomBots } from "../../ui/bot_choices.js";
import { requestErrorText } from "../../ui/error_text.js";
import { CLOCKS, clockText, MODULES, NUMBERS } from "../../ui/game_settings.js";
import { html } from "../../ui/html.js";
import { lazy } from "../../ui/loader.js";
import { PageHead } from "../../ui/page_head.js";
import {
  freeName,
  hasOpenSeat,
  loadChoices,
  nameError,
  needsServer,
  newTableRequest,
  storeChoices,
  withPeople,
} from "../../ui/seat_choices.js";
import { useTitle } from "../../ui/title.js";
import { useBusy } from "../../ui/use_busy.js";
import { SeatForm } from "./seat_form.js";

/** @typedef {import("../../ui/seat_choices.js").Choices} Choices */
/** @typedef {{ choices: Choices, change: (changes: Partial<Choices>) => void }} Changeable */

/** @param {Changeable} props */
const PlayerCount = ({ choices, change }) => html`<fieldset class="field">
  <legend>${t("new-players")}</legend>
  <div class="segmented">
    ${
      /** @type {const} */ ([2, 3, 4]).map(
        (count) => html`<label key=${count}
        ><input type="radio" name="players" checked=${choices.players === count} onChange=${() => change({ players: count })} />
        ${t("new-player-count", { count })}</label
      >`,
      )
    }
  </div>
</fieldset>`;

/** A switch with the reason to use it. @param {{ on: boolean, title: string, about: string, flip: () => void, picture?: any }} props */
const OptionSwitch = ({ on, title, about, flip, picture }) => html`<label class="switch-row">
  ${picture}
  <span class="switch-words">${title}<small class="muted">${about}</small></span>
  <input class="switch" type="checkbox" role="switch" checked=${on} onChange=${flip} />
</label>`;

/** @type {Record<string, () => unknown>} */
const PICTURES = {
  honours: () => html`<${Token} id="cartwright" size=${44} aria-hidden="true" />`,
  audience: () => html`<${Coach} coach="bohemia-salzburg" size=${44} role="presentation" aria-hidden="true" />`,
};

/** @param {Changeable} props */
const Modules = ({ choices, change }) => html`<section class="panel" aria-labelledby="modules">
  <h2 id="modules">${t("new-modules")}</h2>
  <p class="muted small">${t("new-modules-about")}</p>
  ${MODULES.map(
    ({ name, key }) => html`<${OptionSwitch}
      key=${name}
      picture=${PICTURES[name]?.()}
      on=${choices[name]}
      title=${t(`module-${key}`)}
      about=${t(`module-${key}-about`)}
      flip=${() => change({ [name]: !choices[name] })}
    />`,
  )}
</section>`;

/** @param {Changeable} props */
const MoreOptions = ({
  choices,
  change,
}) => html`<details class="panel" open=${NUMBERS.some(({ name, before }) => choices[name] !== before)}>
  <summary>${t("new-more")}</summary>
  ${NUMBERS.map((option) => html`<${NumberOption} key=${option.name} option=${option} value=${choices[option.name]} change=${change} />`)}
</details>`;

/** @param {{ option: import("../../ui/game_settings.js").Choice, value: unknown, change: Changeable["change"] }} props */
const NumberOption = ({ option: { name, key, form, choices }, value, change }) => html`<fieldset class="field">
  <legend>${t(`new-${form}`)}</legend>
  <div class="segmented">
    ${choices.map(
      (choice) => html`<label key=${choice}
        ><input type="radio" name=${key} checked=${choice === value} onChange=${() => change({ [name]: choice })} />
        ${t(`new-${form}-${choice}`)}</label
      >`,
    )}
  </div>
  <small class="muted">${t(`new-${form}-about`)}</small>
</fieldset>`;

/** Hints and memory mode. Memory mode has no hints, because a hint knows the hidden tiles. @param {Changeable} props */
function HintOptions({ choices, change }) {
  const { memory } = choices;
  const hints = choices.hints && !memory;
  return html`<section class="panel">
    ${withPeople(choices) && html`<${OptionSwitch} on=${hints} title=${t("new-hints")} about=${t("new-hints-about")} flip=${() => change({ hints: !hints, memory: memory && hints })} />`}
    <${OptionSwitch} on=${memory} title=${t("new-by-heart")} about=${t(choices.audience ? "new-by-heart-audience" : "new-by-heart-about")} flip=${() => change({ memory: !memory })} />
  </section>`;
}

/** Settings of tables that other people join. @param {Changeable} props */
const OpenTableOptions = ({ choices, change }) => html`<section class="panel" aria-labelledby="together">
  <h2 id="together">${t("new-together")}</h2>
  <${OptionSwitch} on=${choices.listed} title=${t("new-listed")} about=${t("new-listed-about")} flip=${() => change({ listed: !choices.listed })} />
  <p class="field">
    <label for="clock">${t("new-clock")}</label>
    <select id="clock" aria-describedby="about-clock" onChange=${(/** @type {Event} */ event) => change({ clock: CLOCKS[/** @type {HTMLSelectElement} */ (event.currentTarget).selectedIndex] })}>
      ${CLOCKS.map((clock) => {
        const { kind, seconds } = clock;
        return html`<option key=${kind + seconds} selected=${kind === choices.clock.kind && seconds === choices.clock.seconds}>${clockText(clock)}</option>`;
      })}
    </select>
    <small class="muted" id="about-clock">${t("new-clock-about")}</small>
  </p>
</section>`;

/** @param {Changeable & { byMail: boolean, wrong: (string | null)[] }} props */
function Seats({ choices, change, byMail, wrong }) {
  const { players, seats, shuffle } = choices;
  const alter = (/** @type {number} */ n, /** @type {Partial<import("../../ui/seat_choices.js").SeatChoice>} */ changes) => {
    const before = seats[n];
    const after = { ...before, ...changes };
    if (after.level && !before.level && !before.name.trim()) after.name = freeName(seats);
    change({ seats: seats.map((seat, at) => (at === n ? after : seat)) });
  };
  return html`<section class="panel new-seats" aria-labelledby="seats">
    <h2 id="seats">${t("new-seats")}</h2>
    <${PlayerCount} choices=${choices} change=${change} />
    <ol>
      ${seats.slice(0, players).map((seat, n) => {
        const alterThis = (/** @type {Partial<import("../../ui/seat_choices.js").SeatChoice>} */ changes) => alter(n, changes);
        return html`<${SeatForm} key=${n} n=${n} seat=${seat} byMail=${byMail} roof=${!shuffle} wrong=${wrong[n]} alter=${alterThis} />`;
      })}
    </ol>
    <${OptionSwitch} on=${shuffle} title=${t("new-shuffle")} about=${t("new-shuffle-about")} flip=${() => change({ shuffle: !shuffle })} />
  </section>`;
}

const AboutMail = lazy(() => import("../play_by_mail/about_mail.js").then((part) => part.AboutMail), { texts: ["post"] });

/** The person's name, if only one person sits at this screen. @param {Choices} choices */
function ownName({ seats, players }) {
  const persons = seats.slice(0, players).filter(({ level, open }) => level === null && !open);
  return persons.length === 1 ? persons[0].name.trim() : null;
}

export function NewTable() {
  const kind = queryValue("kind");
  const [choices, setChoices] = useState(() => loadChoices(kind));
  const [submitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState("");
  const { run, busy } = useBusy();
  useTitle(t("new-title"));
  useCustomBots();
  const wrong = choices.seats.slice(0, choices.players).map(nameError);
  const byMail = kind === "post";

  function change(/** @type {Partial<Choices>} */ changes) {
    const next = { ...choices, ...changes };
    setChoices(next);
    storeChoices(kind, next);
  }
  function create(/** @type {Event} */ event) {
    event.preventDefault();
    setSubmitted(true);
    const first = wrong.findIndex(Boolean);
    if (first >= 0) document.getElementById(`name-${first}`)?.focus();
    else void run(createTable);
  }
  async function createTable() {
    const go = goIfStillHere();
    try {
      const [shared, name] = [needsServer(choices), ownName(choices)];
      if (name && shared) await saveName(name); // before the table, which is named after its host
      const { id } = await (shared ? api : localClient).createTable(newTableRequest(choices), byMail);
      if (name && !shared) changeSettings({ name });
      go(`/table/${id}`, { replace: true });
    } catch (error) {
      setFailure(requestErrorText(error));
    }
  }
  return html`<div class="page new-table">
    <${PageHead} title=${t("new-title")} />
    <main>
      <form novalidate onSubmit=${create}>
        <${Seats} choices=${choices} change=${change} byMail=${byMail} wrong=${submitted ? wrong : []} />
        <div class="new-rest">
          ${byMail && html`<section class="panel"><h2>${t("landing-post")}</h2><${AboutMail} /></section>`}
          ${hasOpenSeat(choices) && html`<${OpenTableOptions} choices=${choices} change=${change} />`}
          <${Modules} choices=${choices} change=${change} />
          ${!byMail && html`<${HintOptions} choices=${choices} change=${change} />`}
          <${MoreOptions} choices=${choices} change=${change} />
        </div>
        <div class="new-open">
          <p class="wrong" role="alert">${failure}</p>
          <button class="button-primary button-large" type="submit" disabled=${busy}>${t("new-create")}</button>
        </div>
      </form>
    </main>
  </div>`;
}
