import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';

const longestHeader = 1_000;

/** Negotiates the language of an `Accept-Language` header; null when the shop supports none of them. */
export function readLocale(header: string | null): Locale | null {
  if (header === null) return null;
  const preferences = header
    .slice(0, longestHeader)
    .split(',')
    .map(readLanguage)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { language } of preferences) {
    const match = locales.find((locale) => locale === language);
    if (match !== undefined) return match;
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
