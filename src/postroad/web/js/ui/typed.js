/** What was typed or chosen in a field. @param {Event} event */
export const typed = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.currentTarget).value;
