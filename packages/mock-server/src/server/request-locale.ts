import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';

/** The first language of an `Accept-Language` header that the shop speaks, by the header's own weights. */
export function readLocale(header: string | undefined): Locale | null {
  if (header === undefined) return null;
  const wanted = header
    .slice(0, 200)
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

function readLanguage(part: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = part.split(';');
  const quality = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  const language = (tag.trim().split('-')[0] ?? '').toLowerCase();
  return { language, weight: Number.isFinite(weight) ? weight : 0 };
}
