// The live region for screen readers. All sentences are added to this one region, so that none is lost.

import { useRef } from "../../../vendor/hooks.js";
import { useSignalEffect } from "../../../vendor/signals.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { statusText } from "../parts/bar.js";
import { question } from "../parts/question.js";
import { currentSession, entries, myTurn, notice, table, view } from "../session/current.js";
import { lastRoundStart } from "../session/memory_mode.js";
import { Narrator } from "./narrator.js";

export function Announcer() {
  const before = useRef({ question: "", problem: "", notice: notice.value });
  useSignalEffect(() => {
    const now = { question: currentQuestion(), problem: statusText(), notice: notice.value };
    const { current: previous } = before;
    const session = currentSession();
    session.narrator ??= new Narrator(entries.value.filter(({ seq }) => seq <= session.seqAtOpening));
    for (const sentence of session.narrator.narrate(entries.value)) session.announce(sentence);
    if (now.question && now.question !== previous.question) currentSession().announce(now.question);
    if (now.problem && (now.problem !== previous.problem || now.notice !== previous.notice))
      currentSession().announce(now.problem);
    before.current = now;
  });
  const forgottenUpTo = table.value.memory ? lastRoundStart(entries.value, view.value.seats.length) : -1;
  const spoken = currentSession().spoken.value.filter(({ seq }) => seq > forgottenUpTo);
  return html`<div class="visually-hidden" role="log" aria-live="polite" aria-label=${t("news")}>${spoken.map(({ number, text }) => html`<p key=${number}>${text}</p>`)}</div>`;
}

/** The question to the player at this screen. */
function currentQuestion() {
  if (!myTurn.value) return "";
  const { text, next } = question();
  return `${text} ${next}`;
}
