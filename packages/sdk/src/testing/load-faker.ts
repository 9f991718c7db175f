import type { Locale } from '../generated/types.ts';
import type { Faker } from './faker-type.ts';

const fakers = {
  en: () => import('@faker-js/faker/locale/en'),
  zh: () => import('@faker-js/faker/locale/zh_CN'),
  de: () => import('@faker-js/faker/locale/de'),
  ja: () => import('@faker-js/faker/locale/ja'),
  it: () => import('@faker-js/faker/locale/it'),
  es: () => import('@faker-js/faker/locale/es'),
  fr: () => import('@faker-js/faker/locale/fr'),
} as const satisfies Record<Locale, () => Promise<{ readonly faker: Faker }>>;

/** Imports the faker of one language of the shop. */
export async function loadFaker(locale: Locale): Promise<Faker> {
  const { faker } = await fakers[locale]();
  return faker;
}
