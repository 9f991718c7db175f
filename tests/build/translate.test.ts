import { SourceMap } from 'node:module';
import { minifySync } from 'vite';
import { expect, test } from 'vitest';
import { findMessages, translate } from '../../packages/web/build/translate.ts';

const source = `import { show } from './show.js';

export const words = {
  skip: { id: 'skipLink.skip', defaultMessage: [{ type: 0, value: 'Skip to content' }] },
  items: { defaultMessage: [{ type: 1, value: 'count' }, { type: 0, value: ' items' }], id: 'cart.items' },
};

export const goods = { id: 'goods.1011', label: ['Headset'], defaultMessage: undefined };
show(words.skip, words.items, goods);
`;

const german = {
  'skipLink.skip': [{ type: 0 as const, value: 'Zum "Inhalt" springen,\nganz' }],
  'cart.items': [
    { type: 0 as const, value: 'Artikel: ' },
    { type: 1 as const, value: 'count' },
  ],
};

const minified = minifySync('words.js', source, { module: true, sourcemap: true });
const english = { code: minified.code, map: JSON.stringify(minified.map) };
const descriptors = findMessages(english.code);

test('finds message descriptors in minified code, and nothing else that has an id', () => {
  expect(descriptors.map(({ id }) => id)).toEqual(['skipLink.skip', 'cart.items']);
});

test('[I18N-01] replaces the English messages with those of another language and changes nothing else', () => {
  const { code } = translate(english, descriptors, german);
  expect(code).toContain(JSON.stringify(german['skipLink.skip']));
  expect(code).toContain(JSON.stringify(german['cart.items']));
  expect(code).not.toContain('Skip to content');
  expect(code).not.toContain(' items');
  const rest = (text: string) => {
    const parts = findMessages(text).toReversed();
    return parts.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  };
  expect(rest(code)).toBe(rest(english.code));
});

test('code after a longer message is still mapped to its source', () => {
  const { code, map } = translate(english, descriptors, german);
  const payload = JSON.parse(map ?? 'null');
  const mapping = new SourceMap(payload).findEntry(0, code.lastIndexOf('goods'));
  expect(payload.sourcesContent).toEqual([source]);
  expect(mapping).toMatchObject({
    originalLine: 8,
    originalColumn: source.split('\n')[8]?.lastIndexOf('goods'),
  });
  expect(translate({ ...english, map: null }, descriptors, german).map).toBeNull();
});

test('a message without a translation fails the build', () => {
  const { 'cart.items': _message, ...others } = german;
  expect(() => translate(english, descriptors, others)).toThrow('cart.items');
});
