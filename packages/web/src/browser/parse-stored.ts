/** Parses a stored JSON value; undefined if it is missing or has another shape. */
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

/** Narrows to a list with unchecked entries. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
