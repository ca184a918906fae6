// A game comes from another device, and goes on here.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { onward } from "../../app/address.js";
import { Refused } from "../../app/api.js";
import { t } from "../../app/texts.js";
import { unpackParcel } from "../../home/errands.js";
import { html } from "../../ui/html.js";
import { useTitle } from "../../ui/title.js";
import { Wrong } from "../game/wrong.js";

/** @param {{ id: string }} props */
export function TakeScreen({ id }) {
  const [wrong, setWrong] = useState("");
  useTitle(t("take-title"));
  useEffect(() => {
    const go = onward();
    void unpackParcel(id).then(
      (table) => go(`/table/${table.id}`, { replace: true }),
      (error) => setWrong(error instanceof Refused ? error.message : "failed"),
    );
  }, [id]);
  return wrong ? html`<${Wrong} why=${wrong} />` : html`<main class="opening" aria-busy="true"><p>${t("opening")}</p></main>`;
}
