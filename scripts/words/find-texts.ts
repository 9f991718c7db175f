import { locales } from '@signal-shop/sdk/constants';
import type { ShopText } from './shop-texts.ts';

/** The texts with this id; otherwise those that contain the words, in their id or in any language, best first. */
export function findTexts(texts: readonly ShopText[], search: string): readonly ShopText[] {
  const exactTexts = texts.filter(({ id }) => id === search);
  if (exactTexts.length > 0) return exactTexts;
  const term = search.toLowerCase();
  return texts
    .map((text) => ({ text, rank: rankOf(text, term) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank)
    .map(({ text }) => text);
}

/** A whole text comes before the start of an id, and both come before a part of a text. */
function rankOf({ id, words }: ShopText, term: string): number {
  const texts = locales.map((locale) => (words[locale] ?? '').toLowerCase());
  if (texts.includes(term)) return 0;
  if (id.toLowerCase().startsWith(term)) return 1;
  if (texts.some((text) => text.includes(term))) return 2;
  return id.toLowerCase().includes(term) ? 3 : Number.POSITIVE_INFINITY;
}

/** Texts to read in one language, drawn at random. */
export function drawTexts(
  texts: readonly ShopText[],
  count: number,
  random: () => number,
): readonly ShopText[] {
  return texts
    .map((text) => ({ text, place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ text }) => text);
}
