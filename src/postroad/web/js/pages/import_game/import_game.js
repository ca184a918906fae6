// The page of a transfer link: imports a running game from another device and opens it.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { HttpError } from "../../app/api.js";
import { goIfStillHere } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { importTransfer } from "../../local/local_client.js";
import { html } from "../../ui/html.js";
import { useTitle } from "../../ui/title.js";
import { InvalidLink } from "../replay/invalid_link.js";

/** @param {{ id: string }} props */
export function ImportGameScreen({ id }) {
  const [wrong, setWrong] = useState("");
  useTitle(t("take-title"));
  useEffect(() => {
    const go = goIfStillHere();
    void importTransfer(id).then(
      (table) => go(`/table/${table.id}`, { replace: true }),
      (error) => setWrong(error instanceof HttpError ? error.message : "failed"),
    );
  }, [id]);
  return wrong
    ? html`<${InvalidLink} why=${wrong} />`
    : html`<main class="opening" aria-busy="true"><p>${t("opening")}</p></main>`;
}
