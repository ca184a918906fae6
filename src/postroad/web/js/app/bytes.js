// Files as bytes, wherever they are: at an address, or inside of it.

/** @param {string} address */
export async function fetchBytes(address) {
  if (address.startsWith("data:")) return decodeDataUrl(address);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** The bytes of an address that is the file. @param {string} data */
const decodeDataUrl = (data) => Uint8Array.from(atob(data.split(",")[1]), (letter) => letter.charCodeAt(0)).buffer;
