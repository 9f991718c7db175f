// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { openTestShop, until } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { syncSessionAcrossTabs } from '../session/cross-tab-session.ts';
import { logOut } from '../session/session.ts';
import {
  chosenIdsAtom,
  clearCompared,
  comparisonAtom,
  goneAtom,
  isComparisonFullAtom,
  leaveOut,
  removeCompared,
  toggleCompared,
} from './comparison.ts';

function open(at = '/compare') {
  const shop = openTestShop({ at });
  shop.store.sub(comparisonAtom, () => undefined);
  return {
    ...shop,
    press: (id: number) => shop.store.set(toggleCompared, id),
    chosen: () => shop.store.get(chosenIdsAtom),
    comparison: () => shop.store.get(comparisonAtom),
  };
}

test('[BEY-03] goods that another tab compares stay, and are no fifth', async () => {
  const { store, environment } = openTestShop();
  const chosen = () => store.get(chosenIdsAtom);
  store.set(toggleCompared, 1011);
  environment.deviceItems.set('compared', '[1011,2011]');
  store.set(toggleCompared, 1201);
  expect(chosen()).toEqual([1011, 2011, 1201]);
  environment.deviceItems.set('compared', '[1011,2011,1201,1091]');
  store.set(toggleCompared, 1031);
  expect(chosen()).toEqual([1011, 2011, 1201, 1091]);
  expect(store.get(isComparisonFullAtom)).toBe(true);
  environment.deviceItems.set('compared', '[1011]');
  await store.set(syncSessionAcrossTabs);
  expect(chosen()).toEqual([1011]);
});

test('[BEY-03] two things that were chosen are compared, in the order in which they were chosen', async () => {
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

test('[BEY-03] a fifth is refused until one is taken out', () => {
  const { store, press, chosen } = open('/product');
  for (const id of [1011, 1091, 2011, 1201, 1202]) press(id);
  expect(chosen()).toEqual([1011, 1091, 2011, 1201]);
  expect(store.get(isComparisonFullAtom)).toBe(true);
  press(1011);
  expect(store.get(isComparisonFullAtom)).toBe(false);
  press(1202);
  expect(chosen()).toEqual([1091, 2011, 1201, 1202]);
});

test('[BEY-03] an address that names goods compares these; garbage in it is left out', async () => {
  const { settled, store } = open('/compare?ids=1011,x,1091,1011,-4,1e99');
  const comparison = await settled(comparisonAtom);
  expect(comparison).toMatchObject({ view: { goods: [{ goods_id: 1011 }, { goods_id: 1091 }] } });
  store.set(navigate, '/compare?ids=');
  expect(store.get(comparisonAtom)).toMatchObject({ status: 'tooFew', count: 0 });
});

test('[BEY-03] taking goods out changes the address too, without another entry in the history', async () => {
  const { store, press, address, chosen } = open('/product');
  for (const id of [1011, 1091, 2011]) press(id);
  store.set(navigate, '/compare?ids=1011,1091,2011');
  store.set(removeCompared, 1091);
  expect(address()).toBe('/compare?ids=1011,2011');
  expect(chosen()).toEqual([1011, 2011]);
  store.set(clearCompared);
  expect(address()).toBe('/compare');
  expect(chosen()).toEqual([]);
});

test('[BEY-03] products that left the shop are left out and counted; the rest is compared', async () => {
  const { store, comparison, address } = open('/compare?ids=1011,999999,1091');
  await leaveOutGone(store);
  expect(address()).toBe('/compare?ids=1011,1091');
  await vi.waitFor(() => expect(comparison().status).toBe('ready'));
  expect(comparison()).toMatchObject({ view: { goods: [{ goods_id: 1011 }, { goods_id: 1091 }], gone: 1 } });
  store.set(navigate, '/compare?ids=1011,2011');
  await vi.waitFor(() => expect(comparison()).toMatchObject({ status: 'ready', view: { gone: 0 } }));
});

test('[BEY-03] what left the shop takes no room on this device; one that is left says why it is alone', async () => {
  const { store, press, chosen, comparison, world } = open();
  press(1011);
  press(1091);
  world.state.gone.add(1091);
  await leaveOutGone(store);
  expect(chosen()).toEqual([1011]);
  expect(comparison()).toEqual({ status: 'tooFew', count: 1, gone: 1 });
});

/** Removes missing products as soon as they are known, like the page. */
async function leaveOutGone(store: ReturnType<typeof openTestShop>['store']): Promise<void> {
  await until(store, goneAtom, (gone) => gone !== null);
  store.set(leaveOut, store.get(goneAtom) ?? []);
}

test('[BEY-03] logging out forgets what was compared', async () => {
  const { store, press, chosen } = open('/product');
  press(1011);
  await store.set(logOut);
  expect(chosen()).toEqual([]);
});
