// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripNullItems } from './strip-null-items.ts';

/** A JSON value without null entries in lists. */
const { answer } = fc.letrec((tie) => ({
  answer: fc.oneof(
    { maxDepth: 5 },
    fc.oneof(fc.string(), fc.integer(), fc.boolean()),
    fc.array(tie('answer')),
    fc.dictionary(fc.string(), fc.oneof(tie('answer'), fc.constant(null)), { noNullPrototype: true }),
  ),
}));

/** The same value with nulls before, between and after the entries of each list. */
function withNullItems(part: unknown): unknown {
  if (Array.isArray(part)) return [null, ...part.flatMap((entry) => [withNullItems(entry), null])];
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, withNullItems(inner)]));
}

test('[L04] removes null entries from lists at every depth, and changes nothing else', () => {
  fc.assert(
    fc.property(answer, (whole) => {
      const envelope = { code: 1, msg: withNullItems(whole) };
      expect(stripNullItems('listGoods', envelope)).toBeUndefined();
      expect(envelope).toEqual({ code: 1, msg: whole });
    }),
  );
});
