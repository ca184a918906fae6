// What is done and why, in words: actions, and the grounds that the rules give, in the reader's language.
import { joinNames, nameForms, t } from "../app/texts.js";

/** @import { Ground } from "../engine/explainer.js" */

/** What a ground names, by the messages that name it. */
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

/** @param {Ground} ground @param {string[]} names of the seats */
export function reasonText({ code, about }, names) {
  /** @type {Record<string, string | number>} */
  const values = {};
  for (const [name, what] of Object.entries(about)) {
    const family = NAMED[/** @type {keyof typeof NAMED} */ (name)];
    Object.assign(values, family ? nameForms(name, `${family}-${what}`) : { [name]: what });
  }
  if (typeof about.stack === "string" && REGION_TILE.test(about.stack)) values.region = t(`region-${about.stack}`);
  if (about.other !== undefined) values.ends = about.city === about.other ? 1 : 2; // a route of one city ends where it begins
  if (about.seat !== undefined) values.who = names[Number(about.seat)];
  return t(`why-${code}`, values);
}

/** An action in words that need no table around them. @param {string} action */
export function actionText(action) {
  const [kind, first = "", second = ""] = action.split(":");
  if (action === "take:deck") return t("deed-deck");
  if (action === "return:none") return t("deed-return-none");
  if (kind === "close")
    return t(first === "each" ? "deed-close-each" : "deed-close-province", { province: t(`province-${first}`) });
  if (kind === "call") return t("deed-call", nameForms("official", `official-${first}`));
  if (kind === "coach")
    return t("deed-coach", { ...nameForms("coach", `region-${first}`), ...nameForms("stop", `stop-${second}`) });
  if (kind === "return") return t("deed-return", { tokens: joinNames(first.split("+").map((one) => t(`official-${one}`))) });
  if (kind === "clergy") return t("deed-clergy", { rank: t(`rank-${first}`) });
  return t(`deed-${kind}`, first ? nameForms("city", `city-${first}`) : {});
}
