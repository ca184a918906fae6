// Actions, and the reasons for and against them, as texts in the player's language.
import { joinNames, nameForms, t } from "../app/texts.js";

/** @import { Reason } from "../engine/explainer.js" */

/** The family of messages that names each of a reason's values. */
const NAMED = {
  city: "city",
  other: "city",
  province: "province",
  stack: "stack",
  official: "official",
  partner: "official",
  coach: "region",
  stop: "stop",
  rank: "rank",
};
const REGION_TILE = /^(?!length-|all-|game-)/;

/** @param {Reason} ground @param {string[]} names of the seats */
export function reasonText({ code, about }, names) {
  /** @type {Record<string, string | number>} */
  const values = {};
  for (const [name, what] of Object.entries(about)) {
    const family = NAMED[/** @type {keyof typeof NAMED} */ (name)];
    Object.assign(values, family ? nameForms(name, `${family}-${what}`) : { [name]: what });
  }
  if (typeof about.stack === "string" && REGION_TILE.test(about.stack))
    Object.assign(values, nameForms("region", `region-${about.stack}`));
  if (about.other !== undefined) values.ends = about.city === about.other ? 1 : 2; // a route of one city has one end
  if (about.seat !== undefined) values.who = names[Number(about.seat)];
  return t(`why-${code}`, values);
}

/** An action as a text that needs no table for context. @param {string} action */
export function actionText(action) {
  const [kind, first = "", second = ""] = action.split(":");
  if (action === "take:deck") return t("deed-deck");
  if (action === "return:none") return t("deed-return-none");
  if (action === "close:each") return t("deed-close-each");
  if (kind === "close") return t("deed-close-province", nameForms("province", `province-${first}`));
  if (kind === "call") return t("deed-call", nameForms("official", `official-${first}`));
  if (kind === "coach")
    return t("deed-coach", { ...nameForms("coach", `region-${first}`), ...nameForms("stop", `stop-${second}`) });
  if (kind === "return") return t("deed-return", { tokens: joinNames(first.split("+").map((one) => t(`official-${one}`))) });
  if (kind === "clergy") return t("deed-clergy", nameForms("rank", `rank-${first}`));
  return t(`deed-${kind}`, first ? nameForms("city", `city-${first}`) : {});
}
