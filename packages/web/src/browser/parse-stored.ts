/** Parses a stored JSON value; undefined if it is missing or has another shape. */
export function parseStored<Value>(
  text: string | null,
  isValue: (value: unknown) => value is Value,
): Value | undefined {
  if (text === null) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isValue(value) ? value : undefined;
}

/** Narrows a value to a list with unchecked entries. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
