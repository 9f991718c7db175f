import { readFileSync } from 'node:fs';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { writtenMessages } from '../../packages/mock-server/src/messages/messages.ts';

type Sentences = Readonly<Record<string, string>>;

const sentences = Object.fromEntries(locales.map((locale) => [locale, readSentences(locale)]));
const english = readSentences('en');
const ids = Object.keys(english);
const translatedLocales = locales.filter((locale) => locale !== 'en');

/** Texts that equal the English ones: names, loan words, and shared words. */
const sharedWithEnglish = {
  en: [],
  de: [
    'Volt',
    'Bluetooth',
    'Optional',
    'Status',
    'Downloads',
    'Details',
    'Support',
    'Headsets',
    'Community',
    'Community – signal',
    'Blog',
    'Forum',
    'Smartphone',
    'Sensor',
  ],
  ja: ['Bluetooth'],
  zh: [],
  it: [
    'Coupon',
    'Bluetooth',
    'Volt',
    'min',
    'sec',
    'Menu',
    'Home',
    'Driver',
    'Password',
    'Nickname',
    'Community',
    'Community – signal',
    'Blog',
    'Forum',
    'Smartphone',
    'Comfort',
  ],
  es: [
    'Blog',
    'Volt',
    'Bluetooth',
    'Cable',
    'Vertical',
    'Color',
    'min',
    'Total',
    'Subtotal',
    'Smartphone',
    'Sensor',
  ],
  fr: [
    ...[
      'Blog',
      'Bluetooth',
      'Consoles',
      'Forum',
      'Volt',
      'Ultraviolet',
      'min',
      'Total',
      'Pages',
      'Page {page, number}',
      'Points',
      'Messages',
      'Menu',
      'Date',
      'Smartphone',
    ],
    '{points, plural, one {# point} other {# points}}',
    'Photo {number}',
    'Suggestions',
    'Coupon',
    'Coupons',
    '{count, plural, one {# suggestion} other {# suggestions}}',
  ],
} as const satisfies Record<Locale, readonly string[]>;

test.each(locales)('[I18N-01] [L10] %s has every message, no unused one, and none empty', (locale) => {
  const words = wordsOf(locale);
  expect({
    missing: ids.filter((id) => (words[id] ?? '').trim() === ''),
    unused: Object.keys(words).filter((id) => !(id in english)),
  }).toEqual({ missing: [], unused: [] });
});

test.each(translatedLocales)('[I18N-01] %s uses the same values in its messages as English', (locale) => {
  const different = ids.filter((id) => {
    const sentence = wordsOf(locale)[id];
    return sentence !== undefined && !isStructurallySame(parse(english[id] ?? ''), parse(sentence)).success;
  });
  expect(different).toEqual([]);
});

test.each(locales)('[I18N-01] [L10] %s has the plural forms of its grammar', (locale) => {
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const idsWithoutForms = ids.filter((id) =>
    pluralsOf(wordsOf(locale)[id] ?? '').some(
      (forms) => !forms.has('other') || missingForms(forms, categories).length > 0,
    ),
  );
  expect(idsWithoutForms).toEqual([]);
});

test.each(translatedLocales)('[I18N-01] %s leaves no message in English', (locale) => {
  const sharedTexts: readonly string[] = sharedWithEnglish[locale];
  const untranslated = ids.filter((id) => {
    const sentence = wordsOf(locale)[id];
    return sentence === english[id] && hasWords(sentence ?? '') && !sharedTexts.includes(sentence ?? '');
  });
  expect(untranslated.map((id) => `${id}: ${english[id]}`)).toEqual([]);
});

test.each(translatedLocales)('[I18N-01] %s leaves no message of the server in English', (locale) => {
  const englishTexts = new Map(textsIn(writtenMessages.en));
  const untranslated = textsIn(writtenMessages[locale]).filter(
    ([path, text]) => hasWords(text) && englishTexts.get(path) === text,
  );
  expect(untranslated).toEqual([]);
});

test.each(['ja', 'zh'] as const)('[I18N-01] %s is written in its own script', (locale) => {
  const script = locale === 'ja' ? /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u : /\p{sc=Han}/u;
  const sharedTexts: readonly string[] = sharedWithEnglish[locale];
  const untranslated = Object.entries(wordsOf(locale)).filter(
    ([, sentence]) => hasWords(sentence) && !script.test(sentence) && !sharedTexts.includes(sentence),
  );
  expect(untranslated).toEqual([]);
});

test('[I18N-01] Japanese and Chinese are not mixed up', () => {
  const kana = /[\p{sc=Hira}\p{sc=Kana}]/u;
  expect(Object.entries(wordsOf('zh')).filter(([, sentence]) => kana.test(sentence))).toEqual([]);
  const inJapanese = Object.values(wordsOf('ja'));
  expect(inJapanese.filter((sentence) => kana.test(sentence)).length).toBeGreaterThan(inJapanese.length / 2);
});

/** Every text of a message tree, with its path: `confirmations.loggedIn`. */
function textsIn(messages: unknown, path: readonly string[] = []): readonly (readonly [string, string])[] {
  if (typeof messages === 'string') return [[path.join('.'), messages]];
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([name, part]) => textsIn(part, [...path, name]));
}

function readSentences(locale: Locale): Sentences {
  return JSON.parse(readFileSync(`packages/ui/lang/${locale}.json`, 'utf8'));
}

function wordsOf(locale: Locale): Sentences {
  return sentences[locale] ?? {};
}

// Text for readers, without the names of values: {count, plural, …} alone contains none.
function hasWords(sentence: string): boolean {
  return /\p{L}{2}/u.test(textOf(parse(sentence)));
}

function textOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return textOf(element.children);
      return 'options' in element
        ? Object.values(element.options)
            .map(({ value }) => textOf(value))
            .join(' ')
        : '';
    })
    .join(' ');
}

function pluralsOf(sentence: string): readonly ReadonlySet<string>[] {
  return elementsOf(parse(sentence)).flatMap((element) =>
    element.type === TYPE.plural ? [new Set(Object.keys(element.options))] : [],
  );
}

function elementsOf(elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...elementsOf(element.children)];
    const options = 'options' in element ? Object.values(element.options) : [];
    return [element, ...options.flatMap(({ value }) => elementsOf(value))];
  });
}

// `many` in French, Italian and Spanish is for millions, which no counter of a shop reaches.
function missingForms(forms: ReadonlySet<string>, requiredForms: readonly string[]): readonly string[] {
  return requiredForms.filter((category) => category !== 'many' && !forms.has(category));
}
