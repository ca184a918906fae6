// Somebody comes from another device with a code, and goes on here as the same player.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { go } from "../../app/address.js";
import { me, moveHere, recall } from "../../app/player.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Link } from "../../ui/link.js";
import { PostHorn } from "../../ui/ornament.js";
import { useTitle } from "../../ui/title.js";
import { trouble } from "../../ui/trouble.js";

/** The code in the address, which is not kept there. */
function takeCode() {
  const code = location.hash.slice(1);
  history.replaceState(null, "", "/move");
  return code;
}

export function Move() {
  const [code] = useState(takeCode);
  const [wrong, setWrong] = useState(code ? "" : t("refused-no-code"));
  const [asks, setAsks] = useState(false);
  useTitle(t("move-title"));
  const move = () =>
    moveHere(code).then(
      () => go("/"),
      (error) => {
        setAsks(false);
        setWrong(trouble(error));
      },
    );
  useEffect(() => {
    if (!code) return;
    void recall().then(
      (known) => (known?.tables.length ? setAsks(true) : move()), // nobody's tables are left behind unasked
      (error) => setWrong(trouble(error)),
    );
  }, []);
  return html`<main class="opening move" aria-busy=${!wrong && !asks}>
    <h1><${PostHorn} size="1em" />${t("move-title")}</h1>
    ${
      asks
        ? html`<p>${t("move-ask", { name: me.value?.name ?? "" })}</p>
          <div class="row">
            <button class="button-primary" type="button" onClick=${move}>${t("move-yes")}</button>
            <${Link} class="button" to="/">${t("move-no", { name: me.value?.name ?? "" })}<//>
          </div>`
        : html`<p role="status">${wrong || t("move-wait")}</p>
          ${wrong && html`<${Link} class="button-primary" to="/">${t("menu-leave")}<//>`}`
    }
  </main>`;
}
