// Reads values that no type check has seen: bodies of the control API, and arguments from plain JavaScript.

/** The fields of an object. Refuses all others, so that a misspelled one is not ignored. @throws TypeError */
export function fieldsOf<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Partial<Record<Name, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('Pass an object.');
  const unknown = Object.keys(value).find((key) => !names.some((name) => name === key));
  if (unknown !== undefined) {
    throw new TypeError(
      `${unknown.slice(0, 40)} is not a known field; valid fields are ${names.join(', ')}.`,
    );
  }
  return value;
}

/** @throws TypeError */
export function countOf(field: string, value: unknown, most = Number.MAX_SAFE_INTEGER): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most) return value;
  throw new TypeError(`${field} must be a whole number from 0 to ${most}.`);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
