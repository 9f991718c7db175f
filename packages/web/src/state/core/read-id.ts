const largestId = 2_147_483_647;

/** The id that an address names; null when it is none that could exist. */
export function readId(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largestId ? id : null;
}
