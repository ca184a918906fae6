// How a region is told apart besides its colour: letter and pattern (the pattern is in regions.css).

/** @type {Record<string, string>} */
export const LETTERS = {
  baden: "B",
  "wurttemberg-hohenzollern": "W",
  bavaria: "Y",
  "switzerland-tyrol": "S",
  "bohemia-salzburg": "O",
  poland: "P",
};

/** The look of a city that belongs to no region is Poland's. @param {string | null} region */
export const look = (region) => region ?? "poland";
