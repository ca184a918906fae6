/** The value of the field that fired an event. @param {Event} event */
export const inputValue = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.currentTarget).value;
