// The refusal of a record in words: the false event, and the rule that it breaks.

import { t } from "../../app/texts.js";
import { eventSentence } from "../../table/parts/log_lines.js";
import { actionValues } from "../../table/session/names.js";

/** @import { Document } from "../../engine/game.js" */
/** @import { RecordError, FaultDetail } from "../../engine/record_replay.js" */
/** @import { GameEvent } from "../../wire.d.ts" */

/** @param {RecordError} error @param {Document | null} record null if it could not be read at all */
export function refusal({ code, event, why }, record) {
  if (why?.why === "part") return t("record-malformed", { why: t(`record-part-${why.part}`) });
  if (!record || event === null || code === "hidden") return t(`record-${code}`);
  if (!why) return t("record-malformed-event", { event });
  const inWords = (/** @type {unknown} */ one) => eventSentence(/** @type {GameEvent} */ (one), (seat) => record.names[seat]);
  const eventText = inWords(record.events[event]);
  return [t("record-false", { event }), ...(eventText ? [t("record-told", { told: eventText })] : []), reason(why, inWords)].join(
    " ",
  );
}

/** @param {Exclude<FaultDetail, { why: "part" }>} why @param {(event: unknown) => string} inWords */
function reason(why, inWords) {
  if (why.why === "due") return t("record-why-due", { due: inWords(why.due) });
  if (why.why !== "refused") return t(`record-why-${why.why}`);
  return t("record-why-refused", { reason: t(`reason-${why.code}`, actionValues(why.action, why.route)) });
}
