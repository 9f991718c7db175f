// faker for the mock shop in Node, which loads a language synchronously on demand.

import { createRequire } from 'node:module';
import type { Locale } from '@signal-shop/sdk/contract';
import type { Faker } from '@signal-shop/sdk/testing';

const names = {
  en: 'en',
  zh: 'zh_CN',
  de: 'de',
  ja: 'ja',
  it: 'it',
  es: 'es',
  fr: 'fr',
} as const satisfies Record<Locale, string>;

const load = createRequire(import.meta.url);

/** No preloading: a language is loaded on demand. */
export async function loadFakers(_wanted?: readonly Locale[]): Promise<void> {}

export function fakerOf(locale: Locale): Faker {
  const module: { readonly faker: Faker } = load(`@faker-js/faker/locale/${names[locale]}`);
  return module.faker;
}
