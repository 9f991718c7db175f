const largestId = 2_147_483_647;

/** Parses an id in an address; null if invalid. */
export function readId(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largestId ? id : null;
}
