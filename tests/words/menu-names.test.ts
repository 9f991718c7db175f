import { readFileSync } from 'node:fs';
import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { allText, partsOf } from '../../scripts/words/message-parts.ts';
import { readTexts } from '../../scripts/words/shop-texts.ts';

interface Named {
  readonly text: string;
  /** Ids of the menu entries, links and tabs that the text names. */
  readonly names: readonly string[];
}

const texts = await readTexts();
const wordsOf = new Map(texts.map(({ id, words }) => [id, words]));
const { named }: { readonly named: readonly Named[] } = JSON.parse(
  readFileSync('packages/ui/lang/glossary.json', 'utf8'),
);

test.each(locales)('[I18N-01] a text in %s names menu entries as the menu does', (locale) => {
  expect(named.length).toBeGreaterThan(10);
  const wrong = named.flatMap(({ text, names }) => {
    const words = wordsOf.get(text)?.[locale] ?? '';
    return names
      .filter((name) => !words.includes(wordsOf.get(name)?.[locale] ?? `no text ${name}`))
      .map((name) => `${text} does not say “${wordsOf.get(name)?.[locale]}”: ${words}`);
  });
  expect(wrong).toEqual([]);
});

const quoted: Readonly<Record<Locale, RegExp>> = {
  en: /“([^”]+)”/gu,
  de: /„([^“]+)“/gu,
  fr: /«\s([^»]+)\s»/gu,
  es: /«([^»]+)»/gu,
  it: /«([^»]+)»/gu,
  ja: /「([^」]+)」/gu,
  zh: /“([^”]+)”/gu,
};

/** Quoted, and not the name of anything in the shop: a tax of the United States, and examples of what to type. */
const others = new Set(['sales tax', '04 / 29', 'name@example.com']);

test.each(locales)('[I18N-01] what a text in %s quotes is a text of the shop', (locale) => {
  const all = new Set(texts.map(({ words }) => words[locale]));
  const found = texts.flatMap(({ id, source, words }) =>
    [...allText(partsOf(source, words[locale] ?? '')).matchAll(quoted[locale])]
      .map(([, name = '']) => name)
      // A placeholder is filled with what the shopper typed.
      .filter((name) => !all.has(name) && !others.has(name) && !/^\W*$/u.test(name))
      .map((name) => `${id} quotes “${name}”`),
  );
  expect(found).toEqual([]);
});
