// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { warrantyTextAtom } from './warranty-text.ts';

test.each(['/warranty', '/support/warranty'])(
  '[NAV-06] [SUP-01] the warranty text is public at %s',
  async (at) => {
    const { settled } = openTestShop({ at });
    expect(await settled(warrantyTextAtom)).toMatchObject({ status: 'ready', value: { title: 'warranty' } });
  },
);
