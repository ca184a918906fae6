// One press to the first move: a game against easy bots.

import { useState } from "../../vendor/hooks.js";
import { goUnlessLeft } from "../app/router.js";
import { createTable } from "../local/local_client.js";
import { trouble } from "./error_text.js";
import { preset, wanted } from "./seat_choices.js";

/** How to begin, whether that is under way, and what went wrong. */
export function useQuickPlay() {
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  async function play() {
    const go = goUnlessLeft();
    setBusy(true);
    try {
      const { id } = await createTable(wanted({ ...preset("alone"), shuffle: false })); // the person begins, while the bots come
      go(`/table/${id}`);
    } catch (error) {
      setWrong(trouble(error));
      setBusy(false);
    }
  }
  return { play, busy, wrong };
}
