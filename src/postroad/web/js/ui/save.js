// Download of a JSON file.

/** @param {string} name @param {unknown} what */
export function saveJson(name, what) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(what)], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
