import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';

const longestHeader = 1_000;

/** The language of an `Accept-Language` header that the shop speaks and the reader likes best; null for none. */
export function readLocale(header: string | null): Locale | null {
  if (header === null) return null;
  const wanted = header
    .slice(0, longestHeader)
    .split(',')
    .map(readLanguage)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { language } of wanted) {
    const spoken = locales.find((locale) => locale === language);
    if (spoken !== undefined) return spoken;
  }
  return null;
}

function readLanguage(part: string): { readonly language: string; readonly weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  const [language = ''] = tag.toLowerCase().split('-');
  return { language, weight: Number.isFinite(weight) ? weight : 0 };
}
