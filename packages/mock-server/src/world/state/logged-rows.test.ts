import { expect, test } from 'vitest';
import type { StoredRow } from './logged-rows.ts';
import { LoggedMap } from './logged-rows.ts';
import type { StoredAnswer } from './state.ts';

const answerAt = (storedAt: number): StoredAnswer => ({
  storedAt,
  fingerprint: 0,
  headers: {},
  body: { code: 1 },
});

/** The rows of a store after it has written the changes, in order. */
function rowsAfter(rows: readonly StoredRow[], answers: LoggedMap<StoredAnswer>): readonly StoredRow[] {
  const { isWhole, rows: changed } = answers.changes();
  const kept = isWhole ? [] : rows.filter(([key]) => !changed.has(key));
  return [
    ...kept,
    ...[...changed].flatMap(([key, answer]): StoredRow[] => (answer === null ? [] : [[key, answer]])),
  ];
}

const rowsOf = (answers: Iterable<readonly [string, StoredAnswer]>) =>
  [...answers].map(([key, answer]): StoredRow => [key, JSON.stringify(answer)]);

test.each([
  ['with an answer before a stored one', ['c'], ['a', 'b', 'c']],
  ['with an answer between stored ones', ['a', 'c'], ['a', 'b', 'c']],
  ['without the first answer', ['a', 'b', 'c'], ['b', 'c']],
  ['in another order', ['a', 'b', 'c'], ['a', 'c', 'b']],
  ['of no answers', ['a', 'b'], []],
])(
  'after the restoration of a snapshot %s the rows of a store are in the order of the answers',
  (_what, before, after) => {
    const stored = rowsOf(before.map((key, index) => [key, answerAt(index)] as const));
    const answers = new LoggedMap<StoredAnswer>();
    answers.load(stored);
    answers.replace(new Map(after.map((key, index) => [key, answerAt(index)] as const)));
    expect([...answers.keys()]).toEqual(after);
    expect(rowsAfter(stored, answers)).toEqual(rowsOf(answers));
  },
);

test('the restoration of the same answers changes no row', () => {
  const answers = new LoggedMap<StoredAnswer>();
  answers.load(
    rowsOf([
      ['a', answerAt(1)],
      ['b', answerAt(2)],
    ]),
  );
  answers.replace(new Map(answers));
  expect(answers.isChanged).toBe(false);
});
