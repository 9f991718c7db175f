// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { openTestShop, until } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { syncSessionAcrossTabs } from '../session/cross-tab-session.ts';
import { logOut } from '../session/session.ts';
import {
  clearComparison,
  comparisonAtom,
  comparisonIdsAtom,
  isComparisonFullAtom,
  removeFromComparison,
  removeUnavailable,
  toggleComparison,
  unavailableIdsAtom,
} from './comparison.ts';

function open(at = '/compare') {
  const shop = openTestShop({ at });
  shop.store.sub(comparisonAtom, () => undefined);
  return {
    ...shop,
    press: (id: number) => shop.store.set(toggleComparison, id),
    comparisonIds: () => shop.store.get(comparisonIdsAtom),
    comparison: () => shop.store.get(comparisonAtom),
  };
}

test('[BEY-03] goods from another tab stay and count toward the limit of four', async () => {
  const { store, environment } = openTestShop();
  const comparisonIds = () => store.get(comparisonIdsAtom);
  store.set(toggleComparison, 1011);
  environment.deviceItems.set('compared', '[1011,2011]');
  store.set(toggleComparison, 1201);
  expect(comparisonIds()).toEqual([1011, 2011, 1201]);
  environment.deviceItems.set('compared', '[1011,2011,1201,1091]');
  store.set(toggleComparison, 1031);
  expect(comparisonIds()).toEqual([1011, 2011, 1201, 1091]);
  expect(store.get(isComparisonFullAtom)).toBe(true);
  environment.deviceItems.set('compared', '[1011]');
  await store.set(syncSessionAcrossTabs);
  expect(comparisonIds()).toEqual([1011]);
});

test('[BEY-03] compares two chosen goods in the order of selection', async () => {
  const { press, comparison } = open();
  expect(comparison()).toMatchObject({ status: 'tooFew', count: 0 });
  press(1091);
  expect(comparison()).toMatchObject({ status: 'tooFew', count: 1 });
  press(1011);
  await vi.waitFor(() =>
    expect(comparison()).toMatchObject({
      status: 'ready',
      view: { goods: [{ goods_id: 1091 }, { goods_id: 1011 }] },
    }),
  );
});

test('[BEY-03] refuses a fifth product until one is removed', () => {
  const { store, press, comparisonIds } = open('/product');
  for (const id of [1011, 1091, 2011, 1201, 1202]) press(id);
  expect(comparisonIds()).toEqual([1011, 1091, 2011, 1201]);
  expect(store.get(isComparisonFullAtom)).toBe(true);
  press(1011);
  expect(store.get(isComparisonFullAtom)).toBe(false);
  press(1202);
  expect(comparisonIds()).toEqual([1091, 2011, 1201, 1202]);
});

test('[BEY-03] compares the goods in the URL and ignores invalid ids', async () => {
  const { settled, store } = open('/compare?ids=1011,x,1091,1011,-4,1e99');
  const comparison = await settled(comparisonAtom);
  expect(comparison).toMatchObject({ view: { goods: [{ goods_id: 1011 }, { goods_id: 1091 }] } });
  store.set(navigate, '/compare?ids=');
  expect(store.get(comparisonAtom)).toMatchObject({ status: 'tooFew', count: 0 });
});

test('[BEY-03] removing goods replaces the URL', async () => {
  const { store, press, address, comparisonIds } = open('/product');
  for (const id of [1011, 1091, 2011]) press(id);
  store.set(navigate, '/compare?ids=1011,1091,2011');
  store.set(removeFromComparison, 1091);
  expect(address()).toBe('/compare?ids=1011,2011');
  expect(comparisonIds()).toEqual([1011, 2011]);
  store.set(clearComparison);
  expect(address()).toBe('/compare');
  expect(comparisonIds()).toEqual([]);
});

test('[BEY-03] omits and counts discontinued products and compares the others', async () => {
  const { store, comparison, address } = open('/compare?ids=1011,999999,1091');
  await removeMissing(store);
  expect(address()).toBe('/compare?ids=1011,1091');
  await vi.waitFor(() => expect(comparison().status).toBe('ready'));
  expect(comparison()).toMatchObject({ view: { goods: [{ goods_id: 1011 }, { goods_id: 1091 }], gone: 1 } });
  store.set(navigate, '/compare?ids=1011,2011');
  await vi.waitFor(() => expect(comparison()).toMatchObject({ status: 'ready', view: { gone: 0 } }));
});

test('[BEY-03] removes discontinued products from this device; a single remaining one shows the reason', async () => {
  const { store, press, comparisonIds, comparison, world } = open();
  press(1011);
  press(1091);
  world.state.gone.add(1091);
  await removeMissing(store);
  expect(comparisonIds()).toEqual([1011]);
  expect(comparison()).toEqual({ status: 'tooFew', count: 1, gone: 1 });
});

/** Removes missing products as soon as they are known, like the page. */
async function removeMissing(store: ReturnType<typeof openTestShop>['store']): Promise<void> {
  await until(store, unavailableIdsAtom, (ids) => ids !== null);
  store.set(removeUnavailable, store.get(unavailableIdsAtom) ?? []);
}

test('[BEY-03] a logout clears the comparison', async () => {
  const { store, press, comparisonIds } = open('/product');
  press(1011);
  await store.set(logOut);
  expect(comparisonIds()).toEqual([]);
});

test('[BEY-20] undo compares removed goods again, in their place and in the URL', async () => {
  const { store, press, address, comparisonIds, settled } = open('/compare?ids=1011,1091,2011');
  for (const id of [1011, 1091, 2011]) press(id);
  await settled(comparisonAtom);
  store.set(removeFromComparison, 1091);
  expect(address()).toBe('/compare?ids=1011,2011');
  expect(store.get(toastsAtom)).toMatchObject([{ text: { kind: 'removed', from: 'comparison' } }]);
  store.get(toastsAtom)[0]?.onUndo?.();
  expect(address()).toBe('/compare?ids=1011,1091,2011');
  expect(comparisonIds()).toEqual([1011, 1091, 2011]);
});

test('[BEY-20] undo after clearing keeps goods chosen since, up to four', () => {
  const { store, press, comparisonIds } = open('/product');
  for (const id of [1011, 1091, 2011]) press(id);
  store.set(clearComparison);
  for (const id of [1201, 1202]) press(id);
  store.get(toastsAtom)[0]?.onUndo?.();
  expect(comparisonIds()).toEqual([1011, 1091, 2011, 1201]);
});
