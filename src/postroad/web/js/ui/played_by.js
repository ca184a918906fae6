// The name of the player of a seat, or of the bot that plays for them.

import { t } from "../app/texts.js";

/** @param {{ name: string | null, away?: string | boolean | null }} seat */
export const playedBy = ({ name, away }) => (away ? t("bot-for", { name: name ?? "" }) : (name ?? ""));
