// @vitest-environment node
import { applyScenarios, createWorld } from '@signal-shop/mock-server';
import { expect, test, vi } from 'vitest';
import { guestCart, readyCart, toastIds } from '../../../testing/shown-cart.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { toastsAtom } from '../core/notices.ts';
import { logOut } from '../session/session.ts';
import { cartAtoms } from './cart.ts';
import { confirmDelete, promptDeletion } from './cart-delete.ts';
import { guestCartAtom } from './guest-cart.ts';

type Shop = ReturnType<typeof openTestShop>;

async function remove(shop: Shop, goodsId: number): Promise<void> {
  shop.store.set(promptDeletion, 'cart', goodsId);
  await shop.store.set(confirmDelete, 'cart');
}

const undo = (shop: Shop) => shop.store.get(toastsAtom)[0]?.onUndo?.();

const quantities = async (shop: Shop) =>
  (await readyCart(shop)).lines.map(({ item, quantity }) => [item.goods_id, quantity]);

test('[BEY-20] a customer takes a removal back: same goods, same color, same quantity', async () => {
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.many', at: '/car' });
  const before = await quantities(shop);
  const [[id = 0] = []] = before;
  await remove(shop, id);
  expect(await quantities(shop)).toEqual(before.slice(1));
  expect(shop.store.get(toastsAtom)).toMatchObject([{ text: { kind: 'removed', from: 'cart' } }]);
  undo(shop);
  await vi.waitFor(async () =>
    expect(new Map((await quantities(shop)).map(([key, value]) => [key, value]))).toEqual(
      new Map(before.map(([key, value]) => [key, value])),
    ),
  );
});

test('[BEY-20] a guest takes the removal of the last line back', async () => {
  const shop = openTestShop({ cookies: guestCart([[1201, 2]]), at: '/car' });
  await readyCart(shop);
  await remove(shop, 1201);
  expect(await shop.settled(cartAtoms.cart)).toEqual({ status: 'empty' });
  undo(shop);
  await vi.waitFor(() =>
    expect(shop.store.get(guestCartAtom)).toMatchObject([{ id: 1201, goods_number: 2 }]),
  );
  await vi.waitFor(async () => expect(await quantities(shop)).toEqual([[1201, 2]]));
});

test('[BEY-20] undo after a logout changes no cart', async () => {
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.many', at: '/car' });
  const [[id = 0] = []] = await quantities(shop);
  await remove(shop, id);
  const [toast] = shop.store.get(toastsAtom);
  await shop.store.set(logOut);
  toast?.onUndo?.();
  await vi.waitFor(() => expect(shop.store.get(cartAtoms.cart).status).toBe('empty'));
  expect(shop.store.get(guestCartAtom)).toEqual([]);
});

test('[BEY-20] goods that sold out meanwhile stay out, and a toast says so', async () => {
  const world = createWorld({ scenarios: 'auth.customer,cart.many' });
  const shop = openTestShop({ ...member, world, at: '/car' });
  const [[id = 0] = []] = await quantities(shop);
  await remove(shop, id);
  applyScenarios(world, 'stock.out');
  undo(shop);
  await vi.waitFor(() => expect(toastIds(shop)).toContain('outOfStock'));
  expect((await quantities(shop)).map(([key]) => key)).not.toContain(id);
});
