import { locales } from '@signal-shop/sdk/constants';
import { expect, test } from 'vitest';
import { loadMessages } from './load-messages.ts';

test.each(['pl', 'de-AT', 'constructor', undefined])(
  '%s is no language: the error lists them',
  async (locale) => {
    // As plain JavaScript passes it.
    const loading: Promise<unknown> = Reflect.apply(loadMessages, undefined, [locale]);
    await expect(loading).rejects.toThrow(
      new TypeError(`There are no messages in "${locale}", only in ${[...locales].sort().join(', ')}.`),
    );
  },
);
