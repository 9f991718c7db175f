// @vitest-environment node
import { createWorld } from '@signal-shop/mock-server';
import { expect, test, vi } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { noticesAtom, subscribeToNotice } from '../product/stock-notice.ts';
import { cancelRequestedNotice, requestedNoticesAtom } from './requested-notices.ts';

async function openAlerts(options: Parameters<typeof openTestShop>[0] = {}) {
  const world = createWorld({ scenarios: 'auth.customer,mail.alerts' });
  const shop = openTestShop({ ...member, world, at: '/user/notices', ...options });
  await shop.settled(requestedNoticesAtom);
  const alerts = () => {
    const state = shop.store.get(requestedNoticesAtom);
    return state.status === 'ready' ? state.value.msg : [];
  };
  const cancelFirst = async () => {
    const [first] = alerts();
    if (first === undefined) throw new Error('The list is empty.');
    await shop.store.set(cancelRequestedNotice, first);
  };
  const soldOut = alerts()[0]?.goods.goods_id ?? 0;
  const kinds = () => alerts().map(({ kind }) => kind);
  return { ...shop, alerts, kinds, soldOut, cancelFirst };
}

test('[BEY-32] a customer cancels an alert, and takes that back', async () => {
  const shop = await openAlerts();
  expect(shop.kinds()).toEqual(['backInStock', 'saleStart']);
  await shop.cancelFirst();
  await vi.waitFor(() => expect(shop.kinds()).toEqual(['saleStart']));
  const [toast] = shop.store.get(toastsAtom);
  expect(toast).toMatchObject({ text: { kind: 'removed', from: 'notices' } });
  toast?.onUndo?.();
  await vi.waitFor(() => expect(shop.kinds()).toEqual(['backInStock', 'saleStart']));
});

test('[BEY-32] undo says that the goods are back meanwhile', async () => {
  const shop = await openAlerts();
  await shop.cancelFirst();
  shop.world.state.stock.set(shop.soldOut, 4);
  shop.store.get(toastsAtom)[0]?.onUndo?.();
  await vi.waitFor(() =>
    expect(shop.store.get(toastsAtom)).toContainEqual(expect.objectContaining({ tone: 'error' })),
  );
  expect(shop.kinds()).toEqual(['saleStart']);
});

test('[BEY-32] a failure keeps the alert and says so', async () => {
  const shop = await openAlerts({
    between: (server) => async (input) => {
      const request = new Request(input);
      if (request.url.endsWith('/cancelNotice')) throw new TypeError('The connection broke.');
      return server(request);
    },
  });
  await shop.cancelFirst();
  expect(shop.store.get(toastsAtom)).toMatchObject([{ tone: 'error' }]);
  expect(shop.kinds()).toEqual(['backInStock', 'saleStart']);
});

test('[BEY-32] a canceled alert is offered again on the product page', async () => {
  const shop = await openAlerts();
  shop.store.sub(noticesAtom, () => undefined);
  await shop.cancelFirst();
  shop.store.set(navigate, `/detail?id=${shop.soldOut}`);
  await shop.store.set(subscribeToNotice, 'ada@example.com', 'backInStock');
  expect(shop.store.get(noticesAtom).backInStock).toMatchObject({ status: 'noted' });
  shop.store.set(navigate, '/user/notices');
  await vi.waitFor(() => expect(shop.kinds()).toContain('backInStock'));
  await shop.cancelFirst();
  shop.store.set(navigate, `/detail?id=${shop.soldOut}`);
  await vi.waitFor(() => expect(shop.store.get(noticesAtom).backInStock).toEqual({ status: 'idle' }));
});
