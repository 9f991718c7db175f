/** What was stored as JSON; undefined where nothing is stored, or something that is not of this shape. */
export function parseStored<Value>(
  text: string | null,
  isValue: (parsed: unknown) => parsed is Value,
): Value | undefined {
  if (text === null) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isValue(parsed) ? parsed : undefined;
}

/** A list whose entries are still to be checked. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
