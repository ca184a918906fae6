// The title page: play at once, set up a table, or go on with one.
import { html } from "../html.js";
import { useEffect, useState } from "../../vendor/hooks.js";
import { t } from "../i18n.js";
import { set, settings } from "../settings.js";
import { createTable, listTables } from "../api.js";
import { go } from "../router.js";
import { show } from "../overlay.js";
import { Icon } from "../icons.js";
import { PostHorn } from "../pieces/ornament.js";
import { Engraving } from "./engraving.js";
import { Link } from "./link.js";
import { LONGEST_NAME, preset, wanted } from "./seating.js";
import { LanguageSelect, ThemeButton } from "./settings.js";
import { Steps } from "./steps.js";
import { StoredTables } from "./stored.js";
import { useTitle } from "./title.js";
import { trouble } from "./trouble.js";

const Tools = () => html`<nav class="tools" aria-label=${t("landing-tools")}>
  <${LanguageSelect} /><${ThemeButton} />
  <button class="button-quiet" type="button" onClick=${() => show({ kind: "settings" })}>${t("settings-title")}</button>
  <button class="button-quiet" type="button" onClick=${() => show({ kind: "help" })}>${t("help-title")}</button>
</nav>`;

/** One click to the first move. @param {{ last: string | null }} props the last unfinished table */
function PlayNow({ last }) {
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  async function play() {
    setBusy(true);
    try {
      const { id } = await createTable(wanted(preset("alone")));
      go(`/table/${id}`);
    } catch (error) {
      setWrong(trouble(error));
      setBusy(false);
    }
  }
  return html`<div class="play-now">
      <button class="button-primary button-play" type="button" disabled=${busy} onClick=${play}><${Icon} name="horn" size=${26} />${t("landing-play")}</button>
      ${last && html`<${Link} class="button" to=${`/table/${last}`}>${t("landing-continue-last")}<//>`}
    </div>
    <p class="muted play-about">${t("landing-play-about")}</p>
    <p class="sign">
      <label for="sign">${t("landing-name")}</label>
      <input
        id="sign"
        autocomplete="nickname"
        maxlength=${LONGEST_NAME}
        value=${settings.value.name}
        placeholder=${t("landing-guest")}
        onInput=${(/** @type {Event} */ event) => set({ name: /** @type {HTMLInputElement} */ (event.currentTarget).value })}
      />
    </p>
    <p class="wrong" role="alert">${wrong}</p>`;
}

const WAYS = { new: "/new", people: "/new?kind=people", watch: "/new?kind=watch" };

const OtherWays = () => html`<nav aria-label=${t("landing-other")}>
  <ul class="index">
    ${Object.entries(WAYS).map(
      ([way, to]) => html`<li key=${way}>
        <${Link} to=${to}><span>${t(`landing-${way}`)}</span><small class="muted">${t(`landing-${way}-about`)}</small><${Icon} name="arrow-right" /><//>
      </li>`,
    )}
  </ul>
</nav>`;

export function Landing() {
  const [tables, setTables] = useState(/** @type {import("./stored.js").Stored[] | null} */ (null));
  const [wrong, setWrong] = useState("");
  const load = () =>
    listTables().then(
      (/** @type {any} */ told) => (setTables(told.tables), setWrong("")),
      (/** @type {unknown} */ error) => setWrong(trouble(error)),
    );
  useEffect(() => void load(), []);
  useTitle(null);
  const last = tables?.find((table) => !table.over)?.id ?? null;
  return html`<div class="page landing">
    <header class="landing-head"><${Tools} /></header>
    <main>
      <section class="title-page">
        <div class="title-words">
          <h1 class="title-name"><${PostHorn} size="1em" />Postroad</h1>
          <p class="tagline">${t("landing-tagline")}</p>
          <${PlayNow} last=${last} />
          <${OtherWays} />
        </div>
        <figure class="print"><${Engraving} /></figure>
      </section>
      ${wrong && html`<p class="wrong" role="alert">${wrong} <button class="button" type="button" onClick=${load}>${t("try-again")}</button></p>`}
      ${tables && (tables.length ? html`<${StoredTables} tables=${tables} reload=${load} />` : html`<${Steps} />`)}
    </main>
  </div>`;
}
