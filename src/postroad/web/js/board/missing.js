// The cities of a province or region in which a seat has no office yet, and the provinces without any.

import { PROVINCES, REGIONS } from "./data.js";

/** The cities of a province or a region. @param {string} land its id @param {"province" | "region"} kind */
const citiesOf = (land, kind) => (kind === "province" ? PROVINCES[land] : REGIONS[land]).cities;

/** Those without an office. @param {string} land @param {"province" | "region"} kind @param {string[]} offices */
export const missingCities = (land, kind, offices) => citiesOf(land, kind).filter((city) => !offices.includes(city));

/** Those without any. @param {string[]} offices */
export const missingProvinces = (offices) =>
  Object.keys(PROVINCES).filter((province) => !PROVINCES[province].cities.some((city) => offices.includes(city)));
