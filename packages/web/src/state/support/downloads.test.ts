// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { downloadsAtom, downloadsChoiceAtom, downloadsHref, searchDownloads } from './downloads.ts';

test('[SUP-01] [DET-05] manuals and drivers are listed without a login, and the filters are in the address', async () => {
  const { store, settled, address } = openTestShop({ at: '/support/download?page=2' });
  const second = await settled(downloadsAtom);
  if (second.status !== 'ready') throw new Error('There are no files.');
  expect(second.value).toMatchObject({ page: 2 });
  store.set(searchDownloads, 'K9');
  expect(address()).toBe('/support/download?keywords=K9');
  const result = await settled(downloadsAtom);
  if (result.status !== 'ready') throw new Error('There are no files.');
  expect(result.value.models.length).toBeGreaterThan(0);
  expect(result.value.models.every((model) => `${model.name} ${model.goods_unit}`.includes('K9'))).toBe(true);
});

test('[SUP-01] a page after the end shows the last page', async () => {
  const { settled } = openTestShop({ at: '/support/download?page=99' });
  const last = await settled(downloadsAtom);
  if (last.status !== 'ready') throw new Error('There are no files.');
  expect(last.value.models.length).toBeGreaterThan(0);
  expect(last.value.page).toBe(last.value.pages);
});

test('[SUP-01] the filter distinguishes headsets and mice', async () => {
  const { store, settled } = openTestShop({ at: '/support/download' });
  store.set(navigate, downloadsHref({ keywords: '', kind: 'mouse', page: 1 }));
  const mice = await settled(downloadsAtom);
  if (mice.status !== 'ready') throw new Error('There are no files.');
  expect(new Set(mice.value.models.map((model) => model.goods_kind))).toEqual(new Set(['mouse']));
});

test('[STATE-01] invalid filters in the URL are dropped', () => {
  const { store } = openTestShop({ at: '/support/download?page=-3&kind=keyboard&keywords=%20%20' });
  expect(store.get(downloadsChoiceAtom)).toEqual({ keywords: '', kind: null, page: 1 });
  expect(downloadsHref(store.get(downloadsChoiceAtom))).toBe('/support/download');
});
