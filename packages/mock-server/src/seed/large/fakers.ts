// faker for the mock shop in a browser: preloaded asynchronously. In Node `#fakers` is src/server/fakers.ts.

import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import type { Faker } from '@signal-shop/sdk/testing';

const fakers = new Map<Locale, Faker>();

/**
 * Loads the data of large worlds; await it before creating one in a browser. Only `catalog.large` needs languages other
 * than English.
 */
export async function loadFakers(wanted: readonly Locale[] = locales): Promise<void> {
  const { loadFaker } = await import('@signal-shop/sdk/testing');
  await Promise.all(wanted.map(async (locale) => fakers.set(locale, await loadFaker(locale))));
}

/** @throws Error before `loadFakers` has resolved */
export function fakerOf(locale: Locale): Faker {
  const faker = fakers.get(locale);
  if (faker === undefined) throw new Error('A large world needs faker: await loadFakers() first.');
  return faker;
}
