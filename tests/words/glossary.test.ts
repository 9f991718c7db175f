import { readFileSync } from 'node:fs';
import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { allText, partsOf } from '../../scripts/words/message-parts.ts';
import { readTexts } from '../../scripts/words/shop-texts.ts';

interface Entry {
  /** The message of the interface that is this term, word for word. */
  readonly message?: string;
  readonly words: Readonly<Partial<Record<Locale, string>>>;
}

interface Term extends Entry {
  readonly term: string;
  /** Twins of the term that no text of the language may use. */
  readonly avoided?: Readonly<Partial<Record<Locale, readonly string[]>>>;
}

interface Glossary {
  /** The languages whose texts follow the glossary already. */
  readonly settled: readonly Locale[];
  readonly terms: readonly Term[];
  readonly orderStates: readonly (Entry & { readonly code: number })[];
}

const texts = await readTexts();
const { settled, terms, orderStates }: Glossary = readJson('glossary');

/** Sentences that the specification fixes; tests/rules and messages.test.ts hold them to it. */
const fixed = new Set([
  'Invalid input! Sorry, we do not accept new registration now',
  'You have not login yet, please login',
  'There is no item in your cart, please go shopping!',
]);

test('the glossary covers the interface, the server, and the seed', () => {
  expect(settled.toSorted()).toEqual(locales.toSorted());
  expect(new Set(texts.map(({ source }) => source))).toEqual(new Set(['interface', 'server', 'seed']));
});

test.each(settled)('[I18N-01] no text in %s uses a word that the glossary refuses', (locale) => {
  const dividesWords = new Intl.Segmenter(locale, { granularity: 'word' });
  const avoided = terms
    .flatMap(({ avoided }) => avoided?.[locale] ?? [])
    .map((term) => ({ twin: term, twinWords: wordsOf(term, dividesWords, locale) }));
  expect(avoided.length).toBeGreaterThan(0);
  const matches = texts
    .map(({ id, source, words }) => ({ id, text: allText(partsOf(source, words[locale] ?? '')) }))
    // The law fixes the words of the model withdrawal form.
    .filter(({ id, text }) => !fixed.has(text) && !id.endsWith('.form.text'))
    .flatMap(({ id, text }) => {
      const words = wordsOf(text, dividesWords, locale);
      return avoided
        .filter(({ twinWords }) => words.includes(twinWords))
        .map(({ twin: term }) => `${id} says “${term}”: ${text}`);
    });
  expect(matches).toEqual([]);
});

test.each(settled)('[I18N-01] a term of the glossary is in %s what the interface shows', (locale) => {
  const messages = readJson<Record<string, string>>(locale);
  const namedTerms = [...terms, ...orderStates].filter(({ message }) => message !== undefined);
  expect(namedTerms.length).toBeGreaterThan(10);
  expect(namedTerms.map(({ message = '' }) => [message, messages[message]])).toEqual(
    namedTerms.map(({ message, words }) => [message, words[locale]]),
  );
});

test('the glossary has a word in each language for every status of an order', () => {
  const { deleted, ...statuses } = OrderStatus;
  expect(orderStates.map(({ code }) => code)).not.toContain(deleted);
  expect(orderStates.map(({ code }) => code).sort()).toEqual(Object.values(statuses).sort());
  for (const { words } of orderStates) expect(Object.keys(words).sort()).toEqual([...locales].sort());
});

function readJson<Content>(name: string): Content {
  return JSON.parse(readFileSync(`packages/ui/lang/${name}.json`, 'utf8'));
}

/** The words of a text with a bar around each: only whole words are found in it, as their language divides them. */
function wordsOf(text: string, dividesWords: Intl.Segmenter, locale: Locale): string {
  const parts = [...dividesWords.segment(text.toLocaleLowerCase(locale))];
  return `|${parts
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment }) => segment)
    .join('|')}|`;
}
