/** The value of the field that an event came from. @param {Event} event */
export const inputValue = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.currentTarget).value;
