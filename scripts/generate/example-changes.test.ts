import { expect, test } from 'vitest';
import { exampleChanges } from './example-changes.ts';

const path = 'openapi/components/examples/addCartItem/success.yaml';
const exampleOf = (value: string) => new Map([[path, `summary: Added\nvalue:\n${value}`]]);

test('names each value of an example that changed, with the old and the new one', () => {
  const before = exampleOf('  code: 1\n  goods:\n    - price: 20\n      name: K9\n  gone: true\n');
  const after = exampleOf('  code: 1\n  goods:\n    - price: 25\n      name: K9\n  new: null\n');
  expect(exampleChanges(before, after)).toEqual([
    `${path} value.goods.0.price: 20 → 25`,
    `${path} value.gone: true → absent`,
    `${path} value.new: absent → null`,
  ]);
});

test('an example that only moved its keys has not changed', () => {
  expect(exampleChanges(exampleOf('  code: 1\n  msg: A\n'), exampleOf('  msg: A\n  code: 1\n'))).toEqual([]);
});

test('names added and removed examples', () => {
  expect(exampleChanges(new Map([['a.yaml', 'value: 1']]), new Map([['b.yaml', 'value: 1']]))).toEqual([
    'a.yaml: removed',
    'b.yaml: added',
  ]);
});

test('shows twenty changes and counts the others', () => {
  const listOf = (offset: number) =>
    exampleOf(Array.from({ length: 23 }, (_, index) => `  k${index}: ${index + offset}\n`).join(''));
  const changes = exampleChanges(listOf(0), listOf(1));
  expect(changes).toHaveLength(21);
  expect(changes.at(-1)).toBe('and 3 more');
});
