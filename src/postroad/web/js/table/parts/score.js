// The parts of a seat's points, in words.
import { t } from "../../app/texts.js";
import { formatSigned } from "../../ui/format_signed.js";

/** @import { ShownSeat } from "../session/memory_mode.js" */

/** The text about face-down tiles, which count in no sum. @param {ShownSeat} seat */
export const coveredWords = ({ covered }) => (covered ? [t("covered-tiles", { count: covered })] : []);

/** @param {ShownSeat} seat */
export const scoreParts = (seat) => [
  ...Object.entries(seat.score)
    .filter(([, points]) => points !== 0)
    .map(([source, points]) => t("score-part", { source: t(`source-${source}`), points: formatSigned(Number(points)) })),
  ...coveredWords(seat),
];
