import { locales } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';
import { catalogue, site } from './index.ts';
import { formatNumber } from './localize.ts';

interface SeedText {
  readonly path: string;
  readonly texts: Readonly<Record<string, unknown>>;
}

/** Collects every localized text of a value, at any depth. */
function localisedIn(value: unknown, path: string): readonly SeedText[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [{ path, texts: { ...value } }];
  return Object.entries(value).flatMap(([key, part]) => localisedIn(part, `${path}.${key}`));
}

const localisedTexts = [...localisedIn(catalogue, 'catalogue'), ...localisedIn(site, 'site')];

test('[I18N-01] has every text in all seven languages', () => {
  expect(localisedTexts.length).toBeGreaterThan(2000);
  for (const { path, texts } of localisedTexts) {
    expect(Object.keys(texts).sort(), path).toEqual([...locales].sort());
    for (const locale of locales) expect(texts[locale], `${path} ${locale}`).toMatch(/\S/);
  }
});

test('has no unfilled placeholder, no double space and no exclamation mark in a text', () => {
  for (const { path, texts } of localisedTexts) {
    for (const text of Object.values(texts)) expect(text, path).not.toMatch(/[{}!！]| {2}|undefined|NaN/);
  }
});

test('has no straight quotation marks in a text', () => {
  for (const { path, texts } of localisedTexts) {
    for (const text of Object.values(texts)) expect(text, path).not.toMatch(/['"]/);
  }
});

test('translates long sentences instead of copying the English one', () => {
  for (const { path, texts } of localisedTexts) {
    if (String(texts.en).length < 30) continue;
    expect(new Set(Object.values(texts)).size, path).toBe(locales.length);
  }
});

test('formats numbers for each language', () => {
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

test('limits names and lines to what a card can show', () => {
  for (const goods of catalogue.goods) {
    for (const locale of locales) {
      expect(goods.fullName[locale].length, goods.fullName[locale]).toBeLessThanOrEqual(64);
      expect(goods.desc[locale].length, goods.desc[locale]).toBeLessThanOrEqual(80);
    }
  }
});

test('distinguishes colors of a model by their full name', () => {
  for (const locale of locales) {
    const names = catalogue.goods.map((goods) => goods.fullName[locale]);
    expect(new Set(names).size).toBe(names.length);
  }
});
