// The key `__proto__`, possibly with escapes.
const unsafeKey = /__proto__|\\u005f/i;
// Sixteen digits in a row, or an exponent of three digits: only such numbers can lose precision. The pattern
// starts with a digit, which is much faster than testing every e of a text.
const riskyNumber = /\d(\d{15}|[eE]\+?\d{3})/;

/**
 * Parses JSON without two traps: drops a `__proto__` key, and throws for a number that a double cannot
 * represent.
 * @throws SyntaxError if the text is not JSON, RangeError for such a number
 */
export function parseJson(text: string): unknown {
  const json: unknown = JSON.parse(text);
  if (!unsafeKey.test(text) && !riskyNumber.test(text)) return json;
  return JSON.parse(text, (key: string, value: unknown) => {
    if (key === '__proto__') return undefined;
    if (typeof value === 'number' && !isExact(value)) throw new RangeError(`${value} is not exact`);
    return value;
  });
}

function isExact(value: number): boolean {
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
}
