import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { compareTexts } from './changes.ts';
import { readCommand } from './command.ts';
import { drawTexts, findTexts } from './find-texts.ts';
import { lengthRatio, longestText, placeholdersOf } from './message-parts.ts';
import { describedText } from './print-texts.ts';
import type { InLanguages, ShopText } from './shop-texts.ts';
import { distinct, localisedIn, readTexts } from './shop-texts.ts';
import { storiesOfText } from './stories-of-text.ts';

const text = (id: string, words: InLanguages): ShopText => ({ id, source: 'interface', words });

describe('the arguments', () => {
  test.each([
    [['cart.title'], { show: 'cart.title', locale: undefined, json: false }],
    [['Add', 'to', 'cart', '--lang', 'de', '--json'], { show: 'Add to cart', locale: 'de', json: true }],
    [['--since', 'HEAD~3'], { since: 'HEAD~3', json: false }],
    [['--lang', 'de', '--random', '250'], { random: 250, locale: 'de', json: false }],
  ])('%j are read', (args, command) => {
    expect(readCommand(args)).toEqual(command);
  });

  test.each([
    [[], 'Give a text or an id, or --since, or --random.'],
    [['cart', '--since', 'HEAD'], 'Give a text or an id, or --since, or --random.'],
    [['cart', '--lang', 'dk'], '--lang is one of en, zh, de, ja, it, es, fr, not "dk".'],
    [['--random', 'many'], '--random needs a number of texts, not "many".'],
    [['--since', ''], '--since needs a commit.'],
    [['--since', 'HEAD', '--lang', 'de'], '--lang does not go with --since'],
    [['--commit', 'HEAD'], '--commit'],
  ])('%j are refused with a reason', (args, reason) => {
    expect(() => readCommand(args)).toThrow(reason);
  });
});

describe('a search', () => {
  const texts = [
    text('cart.confirm', { en: 'Remove it from your cart?', de: 'Aus dem Warenkorb entfernen?' }),
    text('cart.title', { en: 'Cart', de: 'Warenkorb' }),
    text('header.cart', { en: 'Open', de: 'Öffnen' }),
  ];
  const idsFor = (search: string) => findTexts(texts, search).map(({ id }) => id);

  test('for an id finds that text alone', () => expect(idsFor('cart.title')).toEqual(['cart.title']));
  test('for words finds them in any language, a whole text first', () =>
    expect(idsFor('warenkorb')).toEqual(['cart.title', 'cart.confirm']));
  test('also looks into ids', () => expect(idsFor('cart')).toContain('header.cart'));
  test('for anything else finds nothing', () => expect(idsFor('basket')).toEqual([]));
});

test('a reading list draws the requested number of texts', () => {
  const texts = ['a', 'b', 'c'].map((id) => text(id, { en: id }));
  const randomNumbers = [0.7, 0.9, 0.1];
  expect(drawTexts(texts, 2, () => randomNumbers.shift() ?? 0).map(({ id }) => id)).toEqual(['c', 'a']);
});

describe('changes since a commit', () => {
  const before = [
    text('same', { en: 'Yes', de: 'Ja' }),
    text('stale', { en: 'Basket', de: 'Warenkorb', fr: 'Caddie' }),
    text('reworded', { en: 'Close', de: 'Zumachen' }),
    text('gone', { en: 'Old' }),
  ];
  const now = [
    text('same', { en: 'Yes', de: 'Ja' }),
    text('stale', { en: 'Cart', de: 'Warenkorb', fr: 'Panier' }),
    text('reworded', { en: 'Close', de: 'Schließen' }),
    text('new', { en: 'New', de: 'Neu' }),
  ];
  const { additions, englishChanges, translationChanges, removals } = compareTexts(before, now);

  test('added texts name the languages without them', () => {
    expect(additions.map(({ id, missingLanguages }) => [id, missingLanguages])).toEqual([
      ['new', ['zh', 'ja', 'it', 'es', 'fr']],
    ]);
  });
  test('changed English names the languages that still have the old text', () => {
    expect(englishChanges.map(({ id }) => id)).toEqual(['stale']);
    expect(englishChanges[0]?.unchangedLanguages).toContain('de');
    expect(englishChanges[0]?.unchangedLanguages).not.toContain('fr');
  });
  test('other translations are listed with their languages', () => {
    expect(translationChanges.map(({ id, changedLanguages }) => [id, changedLanguages])).toEqual([
      ['reworded', ['de']],
    ]);
  });
  test('removed texts are listed', () => expect(removals.map(({ id }) => id)).toEqual(['gone']));
});

describe('the parts of a message', () => {
  const parts = parse('{count, plural, one {# item} other {# items}} for <b>{name}</b>');

  test('are its placeholders with their kind', () => {
    expect(placeholdersOf(parts)).toEqual(['count (plural)', 'b (tag)', 'name']);
  });
  test('have the length of the longest form, a value being one character', () => {
    expect(longestText(parts)).toBe('0 items for 0');
  });
  test('compare in length with the English', () => {
    expect(lengthRatio('Cart', 'Warenkorb')).toBe(2.25);
  });
});

test('texts of the seed are found by the id of their entry, and the same text counts once', () => {
  const color = { en: 'Black', de: 'Schwarz' };
  const texts = localisedIn({ goods: [{ id: 1011, color }, { color }] }, 'seed');
  expect(texts.map(({ id }) => id)).toEqual(['seed.goods.1011.color', 'seed.goods.1.color']);
  expect(distinct(texts)).toEqual([{ ...texts[0], otherCount: 1 }]);
});

test('the interface, the server and the seed are read in every language', async () => {
  const counts = Object.groupBy(await readTexts(), ({ source }) => source);
  for (const texts of [counts.interface, counts.server, counts.seed]) {
    expect(texts?.length).toBeGreaterThan(100);
  }
});

test('a message is seen in the stories beside it, each with the running shop in the same state', async () => {
  const file = 'packages/ui/src/screens/cart/cart/cart.messages.ts';
  const [first] = await storiesOfText(parse('{count, plural, one {# item} other {# items}}'), {
    file,
    locale: 'de',
  });
  expect(first).toEqual({
    title: 'screens/cart/cart › One Item',
    story: 'http://localhost:6006/?path=/story/screens-cart-cart--one-item&globals=locale:de',
    shop: 'http://localhost:5173/car?lang=de&__mock=auth.customer,cart.one',
  });
});

test('a text is printed with its description, placeholders, languages, ratios and links', () => {
  const output = describedText({
    ...text('cart.title', { en: 'Cart', de: 'Warenkorb' }),
    description: 'Title of the cart page.',
    placeholders: ['count (plural)'],
    ratios: { de: 2.25 },
    otherCount: 0,
    stories: [{ title: 'screens/cart/cart › Many', story: 'http://localhost:6006/many' }],
  });
  for (const part of [
    'Title of the cart page.',
    'count (plural)',
    '2.25',
    'Warenkorb',
    'http://localhost:6006/many',
  ]) {
    expect(output).toContain(part);
  }
});
