import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { loadMessages } from '@signal-shop/ui/intl/load-messages.ts';
import type { Messages } from '@signal-shop/ui/intl/messages.ts';
import { expect, test } from 'vitest';
import { compilePseudoLocale } from '../../.storybook/compile-pseudo-locales.ts';
import { isUntranslated, pseudoLocales } from '../../.storybook/pseudo-locales.ts';

const accented: Messages = JSON.parse(compilePseudoLocale('en-XA'));

test.each(pseudoLocales)(
  '[I18N-01] %s has every message of the shop, each with another text',
  async (locale) => {
    const english = await loadMessages('en');
    const messages: Messages = JSON.parse(compilePseudoLocale(locale));
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
    const same = Object.keys(english).filter((id) => textOf(messages[id]) === textOf(english[id]));
    expect(same.filter((id) => /\p{L}/u.test(textOf(english[id])))).toEqual([]);
  },
);

test('[I18N-01] en-XA is about 40 percent longer than English', async () => {
  const lengthOf = (messages: Messages) => Object.values(messages).map(textOf).join('').length;
  const growth = lengthOf(accented) / lengthOf(await loadMessages('en'));
  expect(growth).toBeGreaterThan(1.3);
  expect(growth).toBeLessThan(1.5);
});

test('every message in en-XA can be distinguished from untranslated text', () => {
  const plain = Object.entries(accented).filter(([, message]) => isUntranslated(textOf(message)));
  expect(plain).toEqual([]);
});

test('detects the data of the shop and a forgotten text, but not numbers and symbols', () => {
  expect(isUntranslated('K9 Wireless Headset')).toBe(true);
  expect(isUntranslated('Ẏǿǿŭŭř ƈȧȧřŧ')).toBe(false);
  expect(isUntranslated('$ 59.90')).toBe(false);
});

/** Concatenates all branches of a message, without values. */
function textOf(message: readonly MessageFormatElement[] = []): string {
  return message
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return textOf(element.children);
      return 'options' in element
        ? Object.values(element.options)
            .map(({ value }) => textOf(value))
            .join('')
        : '';
    })
    .join('');
}
