import { readFileSync } from 'node:fs';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { messagesOf } from '../../packages/mock-server/src/messages/messages.ts';
import { catalogue, site } from '../../packages/mock-server/src/seed/index.ts';

interface Entry {
  /** The message of the interface that is this term, word for word. */
  readonly message?: string;
  readonly words: Readonly<Partial<Record<Locale, string>>>;
}

interface Term extends Entry {
  readonly term: string;
  /** Twins of the term that no text of the language may use. */
  readonly refused?: Readonly<Partial<Record<Locale, readonly string[]>>>;
}

interface Glossary {
  /** The languages whose texts follow the glossary already. */
  readonly settled: readonly Locale[];
  readonly terms: readonly Term[];
  readonly orderStates: readonly (Entry & { readonly code: number })[];
}

interface Text {
  readonly where: string;
  readonly text: string;
}

const { settled, terms, orderStates }: Glossary = readJson('glossary');

/** Sentences that the specification fixes; tests/rules and messages.test.ts hold them to it. */
const fixed = new Set([
  'Invalid input! Sorry, we do not accept new registration now',
  'You have not login yet, please login',
  'There is no item in your cart, please go shopping!',
]);

test.each(settled)('[I18N-01] no text in %s uses a word that the glossary refuses', (locale) => {
  const texts = [...interfaceTexts(locale), ...serverTexts(locale), ...seedTexts(locale)];
  expect(texts.length).toBeGreaterThan(2_000);
  const refused = terms.flatMap(({ refused }) => refused?.[locale] ?? []);
  expect(refused.length).toBeGreaterThan(0);
  const found = texts
    .filter(({ text }) => !fixed.has(text))
    .flatMap(({ where, text }) => {
      const words = wordsOf(text, locale);
      return refused
        .filter((twin) => words.includes(wordsOf(twin, locale)))
        .map((twin) => `${where} says “${twin}”: ${text}`);
    });
  expect(found).toEqual([]);
});

test.each(settled)('[I18N-01] a term of the glossary is in %s what the interface shows', (locale) => {
  const messages = readJson<Record<string, string>>(locale);
  const named = [...terms, ...orderStates].filter(({ message }) => message !== undefined);
  expect(named.length).toBeGreaterThan(10);
  expect(named.map(({ message = '' }) => [message, messages[message]])).toEqual(
    named.map(({ message, words }) => [message, words[locale]]),
  );
});

test('the glossary has a word in each language for every status of an order', () => {
  const { deleted, ...listed } = OrderStatus;
  expect(orderStates.map(({ code }) => code)).not.toContain(deleted);
  expect(orderStates.map(({ code }) => code).sort()).toEqual(Object.values(listed).sort());
  for (const { words } of orderStates) expect(Object.keys(words).sort()).toEqual([...locales].sort());
});

function readJson<Content>(name: string): Content {
  return JSON.parse(readFileSync(`packages/ui/lang/${name}.json`, 'utf8'));
}

function interfaceTexts(locale: Locale): readonly Text[] {
  return Object.entries(readJson<Record<string, string>>(locale)).map(([where, message]) => ({
    where,
    text: literalsOf(parse(message)),
  }));
}

function serverTexts(locale: Locale): readonly Text[] {
  return Object.entries(messagesOf(locale)).flatMap(([group, sentences]) =>
    Object.entries<string>(sentences).map(([name, text]) => ({
      where: `${group}.${name}`,
      text: literalsOf(parse(text)),
    })),
  );
}

function seedTexts(locale: Locale): readonly Text[] {
  return [...localised(catalogue, 'catalogue', locale), ...localised(site, 'site', locale)];
}

/** Every text in several languages, however deep it is. */
function localised(value: unknown, where: string, locale: Locale): readonly Text[] {
  if (typeof value !== 'object' || value === null) return [];
  if (locale in value) return [{ where, text: String((value as Record<string, unknown>)[locale]) }];
  return Object.entries(value).flatMap(([key, part]) => localised(part, `${where}.${key}`, locale));
}

function literalsOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return literalsOf(element.children);
      if (!('options' in element)) return '…';
      return Object.values(element.options)
        .map(({ value }) => literalsOf(value))
        .join(' | ');
    })
    .join('');
}

/** The words of a text with a bar around each: only whole words are found in it, as their language divides them. */
function wordsOf(text: string, locale: Locale): string {
  const parts = [
    ...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text.toLocaleLowerCase(locale)),
  ];
  return `|${parts
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment }) => segment)
    .join('|')}|`;
}
