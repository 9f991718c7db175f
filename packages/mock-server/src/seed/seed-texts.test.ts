import { locales } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';
import { catalogue, site } from './index.ts';
import { formatNumber } from './localise.ts';

interface Found {
  readonly path: string;
  readonly texts: Readonly<Record<string, unknown>>;
}

/** Every object that looks like a text in several languages, wherever it hides. */
function localisedIn(value: unknown, path: string): readonly Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [{ path, texts: { ...value } }];
  return Object.entries(value).flatMap(([key, part]) => localisedIn(part, `${path}.${key}`));
}

const found = [...localisedIn(catalogue, 'catalogue'), ...localisedIn(site, 'site')];

test('[I18N-01] writes every text in all seven languages', () => {
  expect(found.length).toBeGreaterThan(2000);
  for (const { path, texts } of found) {
    expect(Object.keys(texts).sort(), path).toEqual([...locales].sort());
    for (const locale of locales) expect(texts[locale], `${path} ${locale}`).toMatch(/\S/);
  }
});

test('leaves no mark unfilled, no double space and no exclamation mark in a text', () => {
  for (const { path, texts } of found) {
    for (const text of Object.values(texts)) expect(text, path).not.toMatch(/[{}!！]| {2}|undefined|NaN/);
  }
});

test('keeps straight quotation marks out of the texts', () => {
  for (const { path, texts } of found) {
    for (const text of Object.values(texts)) expect(text, path).not.toMatch(/['"]/);
  }
});

test('translates long sentences instead of copying the English one', () => {
  for (const { path, texts } of found) {
    if (String(texts.en).length < 30) continue;
    expect(new Set(Object.values(texts)).size, path).toBe(locales.length);
  }
});

test('lets the language decide how a number is written', () => {
  expect(locales.map((locale) => formatNumber(12_000, locale))).toEqual([
    '12,000',
    '12,000',
    '12.000',
    '12,000',
    '12.000',
    '12.000',
    '12\u202f000',
  ]);
  expect(formatNumber(8000, 'de')).toBe('8000');
  expect(formatNumber(1.8, 'fr')).toBe('1,8');
});

test('keeps names and lines within what a card shows', () => {
  for (const goods of catalogue.goods) {
    for (const locale of locales) {
      expect(goods.fullName[locale].length, goods.fullName[locale]).toBeLessThanOrEqual(64);
      expect(goods.desc[locale].length, goods.desc[locale]).toBeLessThanOrEqual(80);
    }
  }
});

test('tells colours of a model apart by their full name', () => {
  for (const locale of locales) {
    const names = catalogue.goods.map((goods) => goods.fullName[locale]);
    expect(new Set(names).size).toBe(names.length);
  }
});
