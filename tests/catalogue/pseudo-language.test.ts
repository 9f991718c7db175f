import { expect, test } from 'vitest';
import { isUntranslated, pseudoText, pseudoWords } from '../../.storybook/pseudo-language.ts';
import english from '../../packages/ui/lang/en.json' with { type: 'json' };
import { loadMessages } from '../../packages/ui/src/intl/load-messages.ts';

test('[I18N-01] the pseudo-language is about 40 percent longer than English', () => {
  const sentences = Object.values(english).filter((sentence) => !sentence.includes('{'));
  const before = sentences.join('').length;
  const after = sentences.map(pseudoText).join('').length;
  expect(after / before).toBeGreaterThan(1.3);
  expect(after / before).toBeLessThan(1.5);
});

test('every sentence of the shop can be told from one that is not translated', async () => {
  const words = await loadMessages('en');
  const plain = Object.entries(pseudoWords(words)).filter(([, sentence]) =>
    isUntranslated(sentence.map((element) => (element.type === 0 ? element.value : '')).join('')),
  );
  expect(plain).toEqual([]);
});

test('values, plurals and marks inside a sentence stay in their places', () => {
  const sentence = { type: 6, value: 'count', offset: 0, pluralType: 'cardinal' } as const;
  const one = { value: [{ type: 7 as const }, { type: 0 as const, value: ' item' }] };
  expect(pseudoWords({ items: [{ ...sentence, options: { one } }] }).items).toEqual([
    { type: 0, value: '[' },
    { ...sentence, options: { one: { value: [{ type: 7 }, { type: 0, value: ' īīŧḗḗḿ' }] } } },
    { type: 0, value: ']' },
  ]);
});

test('data of the shop and a forgotten word are found, numbers and signs are not', () => {
  expect(isUntranslated('K9 Wireless Headset')).toBe(true);
  expect(isUntranslated(pseudoText('Your cart'))).toBe(false);
  expect(isUntranslated('$ 59.90')).toBe(false);
});
