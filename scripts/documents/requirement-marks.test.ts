import { expect, test } from 'vitest';
import { listedRequirements, markedTitles } from './requirement-marks.ts';

test('reads the marks at the beginning of a title', () => {
  const source = [
    "test('[CART-07] saves %i', () => {});",
    'test.each([1])("[NAV-10] [NAV-11] leads to it\'s page", () => {});',
    "Ready.test('[PAY-02 P01] pays once', async () => {});",
    "test('[UI] names no requirement', () => {});",
    "expect(list['[CART-01']).toBe(text.match(/[A-Z]/));",
  ].join('\n');
  expect(markedTitles('cart.test.ts', source)).toEqual([
    { ids: ['CART-07'], title: 'saves %i' },
    { ids: ['NAV-10', 'NAV-11'], title: "leads to it's page" },
    { ids: ['PAY-02', 'P01'], title: 'pays once' },
  ]);
});

test('reads numbers and meanings from the rows of a table', () => {
  const list = '| id | what |\n| --- | --- |\n| CART-07 | Saves. |\n| M05 | Is cut off. |\n';
  expect([...listedRequirements(list)]).toEqual([
    ['CART-07', 'Saves.'],
    ['M05', 'Is cut off.'],
  ]);
});
