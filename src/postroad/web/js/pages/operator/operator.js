// The operator's page: figures, player reports, tables and players, the announcement, and the read-only switch.

import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { HttpError } from "../../app/api.js";
import { enterAsOperator, getOperator, setAnnouncement, setReadOnly } from "../../app/operator.js";
import { language, t } from "../../app/texts.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { inputValue } from "../../ui/input_value.js";
import { PageHead } from "../../ui/page_head.js";
import { useTitle } from "../../ui/title.js";
import { useSerialized } from "../../ui/use_serialized.js";
import { Reports } from "./reports.js";
import { PAGE, Search, STAGES } from "./search.js";

/** @import { OperatorView } from "../../wire.d.ts" */
/** @import { RunSerialized } from "../../ui/use_serialized.js" */

const REFRESH = 5000; // ms
const LONGEST = 200; // characters of an announcement
const LONGEST_WAIT = 30; // seconds that a bot request may wait before the page warns the operator

/** The code in the address, which is removed from there. */
function takeCode() {
  const code = location.hash.slice(1);
  if (code) history.replaceState(null, "", "/operator");
  return code;
}

/** The text of an error; a missing right explains how to sign in as the operator. @param {unknown} error */
const errorText = (error) =>
  error instanceof HttpError && ["not-operator", "no-code"].includes(error.message) ? t("host-how") : requestErrorText(error);

export function Operator() {
  const [code] = useState(takeCode);
  const [seen, setSeen] = useState(/** @type {OperatorView | null} */ (null));
  const { current: wanted } = useRef({ find: "", tables: PAGE, players: PAGE });
  const { run: act, error } = useSerialized(async () => setSeen(await getOperator(wanted)), errorText);
  useTitle(t("host-title"));
  useEffect(() => {
    let timer = 0;
    let left = false;
    const again = async () => {
      if (!document.hidden) await act(async () => null);
      if (!left) timer = setTimeout(again, REFRESH);
    };
    void act(async () => code && enterAsOperator(code).catch(() => null)); // an operator who is signed in needs no code
    timer = setTimeout(again, REFRESH);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  return html`<div class="page stats operator">
    <${PageHead} title=${t("host-title")} />
    <main aria-busy=${!seen && !error}>
      ${error && html`<p class="wrong" role="alert">${error}</p>`}
      ${
        seen &&
        html`<${Facts} seen=${seen} />
          ${seen.bots_waited > LONGEST_WAIT && html`<p class="wrong" role="status">${t("host-bots-wait", { seconds: Math.round(seen.bots_waited) })}</p>`}
          ${seen.reports.length > 0 && html`<${Reports} reports=${seen.reports} count=${seen.reports_open} act=${act} />`}
          <${AnnouncementForm} seen=${seen} act=${act} />
          <${Search} seen=${seen} wanted=${wanted} act=${act} />`
      }
    </main>
  </div>`;
}

/** @param {{ seen: OperatorView }} props */
function Facts({ seen }) {
  const decimal = new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 });
  const facts = {
    connected: decimal.format(seen.connected),
    known: decimal.format(seen.players_known),
    open: decimal.format(seen.open),
    ...Object.fromEntries(STAGES.map((stage) => [stage, decimal.format(seen.stages[stage] ?? 0)])),
    ...(seen.load === null ? {} : { load: t("host-load-of", { load: decimal.format(seen.load), cores: seen.cores }) }),
  };
  return html`<dl class="stats-facts">
    ${Object.entries(facts).map(([name, value]) => html`<div key=${name}><dt>${t(`host-${name}`)}</dt><dd>${value}</dd></div>`)}
  </dl>`;
}

/** @param {{ seen: OperatorView, act: RunSerialized }} props */
function AnnouncementForm({ seen, act }) {
  const { text, read_only } = seen.announcement;
  const [words, setWords] = useState(text ?? "");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void act(() => setAnnouncement(words.trim() || null));
  };
  return html`<section class="operator-telling">
    <form onSubmit=${submit}>
      <div class="field">
        <label for="operator-line">${t("host-line")}</label>
        <input id="operator-line" maxlength=${LONGEST} value=${words} onInput=${(/** @type {Event} */ event) => setWords(inputValue(event))} />
        <small class="muted">${t("host-line-about")}</small>
      </div>
      <button class="button-primary" type="submit" disabled=${words.trim() === (text ?? "")}>${t(text && !words.trim() ? "host-say-nothing" : "host-say")}</button>
    </form>
    <label class="switch-row">
      <span class="switch-words">${t("host-read-only")}<small class="muted">${t("host-read-only-about")}</small></span>
      <input class="switch" type="checkbox" role="switch" checked=${read_only} onChange=${() => act(() => setReadOnly(!read_only))} />
    </label>
  </section>`;
}
