// The page of a device link: its code makes this browser play as the same player, once they confirm.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { acceptDeviceCode, getCodeOwner } from "../../app/credentials.js";
import { adopt, loadMe } from "../../app/player.js";
import { goIfStillHere } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { Link } from "../../ui/link.js";
import { PostHorn } from "../../ui/ornament.js";
import { useTitle } from "../../ui/title.js";

/** @import { PlayerName } from "../../wire.d.ts" */

/** The code in the address, which is removed from there. */
function takeCode() {
  const code = location.hash.slice(1);
  history.replaceState(null, "", "/move");
  return code;
}

export function LinkDeviceScreen() {
  const [code] = useState(takeCode);
  const [wrong, setWrong] = useState(code ? "" : t("refused-no-code"));
  const [players, setPlayers] = useState(/** @type {{ coming: PlayerName, here: PlayerName | null } | null} */ (null));
  useTitle(t("move-title"));
  useEffect(() => {
    if (!code) return;
    void Promise.all([getCodeOwner(code), loadMe()]).then(
      ([coming, here]) => setPlayers({ coming, here }),
      (error) => setWrong(requestErrorText(error)),
    );
  }, []);
  const linkDevice = () => {
    const go = goIfStillHere();
    return acceptDeviceCode(code).then(
      (player) => {
        adopt(player);
        go("/");
      },
      (error) => setWrong(requestErrorText(error)),
    );
  };
  return html`<main class="opening move" aria-busy=${!wrong && !players}>
    <h1><${PostHorn} size="1em" />${t("move-title")}</h1>
    ${
      players && !wrong
        ? html`<${Question} ...${players} linkDevice=${linkDevice} />`
        : html`<p role="status">${wrong || t("move-wait")}</p>
          ${wrong && html`<${Link} class="button-primary" to="/">${t("menu-leave")}<//>`}`
    }
  </main>`;
}

/** The question whether to become this player, and what becomes of the current one. @param {{ coming: PlayerName, here: PlayerName | null, linkDevice: () => void }} props */
function Question({ coming, here, linkDevice }) {
  const { name } = coming;
  if (here?.id === coming.id)
    return html`<p>${t("move-same", { name })}</p>
      <${Link} class="button-primary" to="/">${t("menu-leave")}<//>`;
  return html`<p class="move-question">${t("move-question", { name })}</p>
    ${here && html`<p class="muted">${t("move-ask", { name: here.name })}</p>`}
    <div class="row">
      <button class="button-primary" type="button" onClick=${linkDevice}>${t("move-yes", { name })}</button>
      <${Link} class="button" to="/">${here ? t("move-no", { name: here.name }) : t("move-cancel")}<//>
    </div>`;
}
