// Files from an address or from a data URL.

/** @param {string} address */
export async function fetchBytes(address) {
  if (address.startsWith("data:")) return decodeDataUrl(address);
  return (await fetchFile(address)).arrayBuffer();
}

/** The answer with one of the client's files; an error status is a failure. @param {string} address */
export async function fetchFile(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** The bytes of a data URL. @param {string} data */
const decodeDataUrl = (data) => Uint8Array.from(atob(data.split(",")[1]), (letter) => letter.charCodeAt(0)).buffer;
