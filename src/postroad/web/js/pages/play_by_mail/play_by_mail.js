// The page of a turn link: opens the table, asks the reader for their seat if the game is new, or shows why the link fails.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { goIfStillHere } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { LinkError, unpack } from "../../engine/link.js";
import { openTurnLink } from "../../local/local_client.js";
import { Roof } from "../../pieces/roof.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { Link } from "../../ui/link.js";
import { loadRules } from "../../ui/rules_here.js";
import { useTitle } from "../../ui/title.js";
import { InvalidLink } from "../replay/invalid_link.js";
import { AboutMail } from "./about_mail.js";

/** @typedef {{ state: "wrong", why: string } | { state: "first", names: string[], next: number | null } | { state: "old" | "fork", id: string }} Found */

/** A function that opens a table in place of this page. */
function tableOpener() {
  const go = goIfStillHere();
  return (/** @type {string} */ id) => go(`/table/${id}`, { replace: true });
}

/** The state of a turn link; null if it leads straight to its table. @param {string} data @returns {Promise<Found | null>} */
async function openLink(data) {
  const openTable = tableOpener();
  const { game, names, id } = unpack(await loadRules(), data);
  if (id === null || !names) throw new LinkError("no-link");
  const found = await openTurnLink(data);
  if (found.state === "first") return { state: "first", names, next: game.seat };
  if (found.state === "old" || found.state === "fork") return { state: found.state, id: found.id };
  openTable(found.id);
  return null;
}

/** @param {{ id: string }} props */
export function PlayByMailScreen({ id: data }) {
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const [wrong, setWrong] = useState("");
  useTitle(t("landing-post"));
  useEffect(() => {
    const fail = (/** @type {unknown} */ error) =>
      setFound({ state: "wrong", why: error instanceof LinkError ? error.code : "failed" });
    void openLink(data).then(setFound, fail);
  }, [data]);
  /** @param {number | null} mine @param {boolean} [follow] */
  const read = (mine, follow) => {
    const openTable = tableOpener();
    return openTurnLink(data, mine, follow).then(
      (one) => "id" in one && openTable(one.id),
      (error) => setWrong(requestErrorText(error)),
    );
  };
  if (!found) return html`<main class="opening" aria-busy="true"><p>${t("opening")}</p></main>`;
  if (found.state === "wrong") return html`<${InvalidLink} why=${found.why} />`;
  return html`<main class="opening post">
    ${found.state === "first" ? html`<${SeatQuestion} ...${found} data=${data} read=${read} />` : html`<${StaleTurn} ...${found} read=${read} />`}
    <p class="wrong" role="alert">${wrong}</p>
  </main>`;
}

/** @param {{ names: string[], next: number | null, data: string, read: (mine: number) => unknown }} props */
const SeatQuestion = ({ names, next, data, read }) => html`<h1>${t("post-who")}</h1>
  <p>${next === null ? t("mail-over") : t("post-next", { name: names[next] })}</p>
  <ul class="post-seats">
    ${names.map((name, seat) => html`<li key=${seat}><button class=${`button ${seat === next ? "button-primary" : ""}`} type="button" onClick=${() => read(seat)}><${Roof} seat=${seat} /> ${name}</button></li>`)}
  </ul>
  <${Link} to=${`/game/${data}`}>${t("post-look-on")}<//>
  <div class="post-about"><${AboutMail} /></div>`;

/** A turn link that is older than the table here, or that contradicts it. @param {{ state: "old" | "fork", id: string, read: (mine: null, follow: boolean) => unknown }} props */
const StaleTurn = ({ state, id, read }) => html`<h1>${t(`post-${state}-title`)}</h1>
  <p>${t(`post-${state}-text`)}</p>
  <div class="row">
    <button class="button button-primary" type="button" onClick=${() => tableOpener()(id)}>${t("post-keep")}</button>
    ${state === "fork" && html`<button class="button button-wax-line" type="button" onClick=${() => read(null, true)}>${t("post-follow")}</button>`}
  </div>`;
