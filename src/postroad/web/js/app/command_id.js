// The id that a page gives to what it asks for at a table: the same id again has no second effect.

export const commandId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
