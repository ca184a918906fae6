// One press to the first move: a game against easy bots.

import { useState } from "../../vendor/hooks.js";
import { goUnlessLeft } from "../app/router.js";
import { createTable } from "../local/local_client.js";
import { requestErrorText } from "./error_text.js";
import { newTableRequest, preset } from "./seat_choices.js";

/** How to begin, whether that is under way, and what went wrong. */
export function useQuickPlay() {
  const [error, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  async function play() {
    const go = goUnlessLeft();
    setBusy(true);
    try {
      const { id } = await createTable(newTableRequest({ ...preset("alone"), shuffle: false })); // the person begins, while the bots come
      go(`/table/${id}`);
    } catch (error) {
      setWrong(requestErrorText(error));
      setBusy(false);
    }
  }
  return { play, busy, error };
}
