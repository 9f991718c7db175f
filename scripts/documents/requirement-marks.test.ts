import { expect, test } from 'vitest';
import { listedRequirements, markedTitles } from './requirement-marks.ts';

test('reads the marks in front of a title, and replaces placeholders of parametrized tests', () => {
  const source = [
    "test('[CART-07] saves %i', () => {});",
    'test.each([1])("[NAV-10] [NAV-11] opens $page.name for $5", () => {});',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal in the parsed source
    'Ready.test(`[PAY-02 P01] pays ${count}`, async () => {});',
    "test('[UI] names no requirement', () => {});",
    "expect(list['[CART-01']).toBe(text.match(/[A-Z]/));",
  ].join('\n');
  expect(markedTitles('cart.test.ts', source)).toEqual([
    { ids: ['CART-07'], title: 'saves …' },
    { ids: ['NAV-10', 'NAV-11'], title: 'opens … for $5' },
    { ids: ['PAY-02', 'P01'], title: 'pays …' },
  ]);
});

test('reads ids and meanings from the rows of a table', () => {
  const list = '| id | what |\n| --- | --- |\n| CART-07 | Saves. |\n| M05 | Is cut off. |\n';
  expect([...listedRequirements(list)]).toEqual([
    ['CART-07', 'Saves.'],
    ['M05', 'Is cut off.'],
  ]);
});
