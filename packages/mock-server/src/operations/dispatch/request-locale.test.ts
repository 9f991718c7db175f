import { expect, test } from 'vitest';
import { readLocale } from './request-locale.ts';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt, JA;q=0.5', 'ja'],
  ['en;q=0.1, fr;q=0.9', 'fr'],
  ['en;q=0, it', 'it'],
  ['*', null],
  ['pt-BR', null],
  ['', null],
  [';;q=,,', null],
  ['de;q=high', null],
])('[I18N-03] Accept-Language %j selects %j', (header, locale) => {
  expect(readLocale(header)).toBe(locale);
});

test('without the header the language of the session applies', () => {
  expect(readLocale(null)).toBeNull();
});
