// What is read aloud: one place for all of it, to which sentences are only added, so that none is lost when several things happen at once.

import { useRef } from "../../../vendor/hooks.js";
import { useSignalEffect } from "../../../vendor/signals.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { news } from "../parts/bar.js";
import { question } from "../parts/question.js";
import { currentSession, entries, myTurn, notice, table, view } from "../session/current.js";
import { roundBegan } from "../session/memory_mode.js";
import { Narrator } from "./narrator.js";

export function Announcer() {
  const before = useRef({ asked: "", wrong: "", notice: notice.value });
  useSignalEffect(() => {
    const now = { asked: asked(), wrong: news(), notice: notice.value };
    const { current: was } = before;
    const session = currentSession();
    session.teller ??= new Narrator(entries.value.filter(({ seq }) => seq <= session.opened));
    for (const sentence of session.teller.hear(entries.value)) session.say(sentence);
    if (now.asked && now.asked !== was.asked) currentSession().say(now.asked);
    if (now.wrong && (now.wrong !== was.wrong || now.notice !== was.notice)) currentSession().say(now.wrong);
    before.current = now;
  });
  const gone = table.value.memory ? roundBegan(entries.value, view.value.seats.length) : -1;
  const heard = currentSession().spoken.value.filter(({ seq }) => seq > gone);
  return html`<div class="visually-hidden" role="log" aria-live="polite" aria-label=${t("news")}>${heard.map(({ number, text }) => html`<p key=${number}>${text}</p>`)}</div>`;
}

/** The question to the person at this screen. */
function asked() {
  if (!myTurn.value) return "";
  const { text, next } = question();
  return `${text} ${next}`;
}
