// What a seat's points are made of, in words.
import { t } from "../../app/texts.js";
import { formatSigned } from "../../ui/format_signed.js";

/** @import { ShownSeat } from "../session/memory_mode.js" */

/** Tiles that lie face down and are in no sum, if there are any. @param {ShownSeat} seat */
export const coveredWords = ({ covered }) => (covered ? [t("covered-tiles", { count: covered })] : []);

/** @param {ShownSeat} seat */
export const scoreParts = (seat) => [
  ...Object.entries(seat.score)
    .filter(([, points]) => points !== 0)
    .map(([source, points]) => t("score-part", { source: t(`source-${source}`), points: formatSigned(Number(points)) })),
  ...coveredWords(seat),
];
