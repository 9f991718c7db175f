import { locales } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';
import * as inNode from '../../server/fakers.ts';
import * as inBrowser from './fakers.ts';

test('a browser preloads all languages, Node loads them on demand; both generate the same data', async () => {
  expect(() => inBrowser.fakerOf('en')).toThrow('await loadFakers() first');
  await Promise.all([inBrowser.loadFakers(), inNode.loadFakers()]);
  for (const locale of locales) {
    const names = [inBrowser, inNode].map(({ fakerOf }) => {
      const faker = fakerOf(locale);
      faker.seed(7);
      return [faker.person.fullName(), faker.location.city()];
    });
    expect(names[0]).toEqual(names[1]);
  }
});
