// Who played a seat, by name: whoever it belongs to, or a bot in their stead.

import { t } from "../app/texts.js";

/** @param {{ name: string | null, away?: string | boolean | null }} seat */
export const playedBy = ({ name, away }) => (away ? t("bot-for", { name: name ?? "" }) : (name ?? ""));
