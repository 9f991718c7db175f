import * as v from 'valibot';

const beyondBasicPlane = /[\uD800-\uDBFF]/;

/**
 * Limits a text in characters as JSON Schema counts them: an emoji counts as one, but has a `length` of two.
 */
export function characters(minimum: number, maximum: number): v.CheckAction<string, string> {
  return v.check((text) => {
    const count = beyondBasicPlane.test(text) ? [...text].length : text.length;
    return minimum <= count && count <= maximum;
  }, `Invalid length: Expected ${minimum} to ${maximum} characters`);
}
