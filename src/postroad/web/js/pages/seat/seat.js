// The page of a seat link: the visitor takes over the seat, once they confirm.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { getTable, takeSeat } from "../../app/api.js";
import { sendName } from "../../app/player.js";
import { goIfStillHere } from "../../app/router.js";
import { joinNames, t } from "../../app/texts.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { Link } from "../../ui/link.js";
import { NameField } from "../../ui/name_field.js";
import { PostHorn } from "../../ui/ornament.js";
import { useTitle } from "../../ui/title.js";
import { useBusy } from "../../ui/use_busy.js";

/** @import { Message } from "../../wire.d.ts" */

/** Read the seat's code from the address, and remove it there. @param {string} id */
function takeCode(id) {
  const code = location.hash.slice(1);
  history.replaceState(null, "", `/seat/${id}`);
  return code;
}

/** @param {{ id: string }} props */
export function SeatScreen({ id }) {
  const [code] = useState(() => takeCode(id));
  const [message, setMessage] = useState(/** @type {Message | null} */ (null));
  const [wrong, setWrong] = useState("");
  const { run, busy } = useBusy();
  useTitle(t("seat-take-title"));
  useEffect(() => {
    void getTable(id).then(
      (answer) => ("transfer" in answer && answer.transfer && code ? setMessage(answer) : setWrong(t("seat-take-gone"))),
      (error) => setWrong(requestErrorText(error)),
    );
  }, []);
  const take = async () => {
    const go = goIfStillHere();
    try {
      await sendName(); // sent first, so that the visitor plays under the name in the form
      await takeSeat(id, code);
      go(`/table/${id}`, { replace: true });
    } catch (error) {
      setWrong(/** @type {any} */ (error)?.message === "no-code" ? t("seat-take-gone") : requestErrorText(error));
    }
  };
  return html`<main class="opening move" aria-busy=${!wrong && !message}>
    <h1><${PostHorn} size="1em" />${t("seat-take-title")}</h1>
    ${
      message && !wrong
        ? html`<${Question} message=${message} take=${() => run(take)} busy=${busy} />`
        : html`<p role="status">${wrong || t("move-wait")}</p>
          ${wrong && html`<${Link} class="button-primary" to="/">${t("menu-leave")}<//>`}`
    }
  </main>`;
}

/** The question whether to take the seat, with its player and the others. @param {{ message: Message, take: () => void, busy: boolean }} props */
function Question({ message: { table, transfer, you }, take, busy }) {
  const { seat, by } = /** @type {NonNullable<Message["transfer"]>} */ (transfer);
  const others = table.seats.filter((_, number) => number !== seat).map(({ name }) => name);
  if (you.seats.length)
    return html`<p>${t("refused-seated")}</p>
      <${Link} class="button-primary" to=${`/table/${table.id}`}>${t("seat-to-table")}<//>`;
  return html`<p class="move-question">${t("seat-take-question", { who: table.seats[seat].name, names: joinNames(others) })}</p>
    <p class="muted">${t("seat-take-about", { by: by.name })}</p>
    <${NameField} />
    <div class="row">
      <button class="button-primary" type="button" disabled=${busy} onClick=${take}>${t("seat-take-yes")}</button>
      <${Link} class="button" to=${`/table/${table.id}`}>${t("seat-take-watch")}<//>
    </div>`;
}
