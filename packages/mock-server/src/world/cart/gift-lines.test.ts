import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, visitAsCustomer } from '../../testing/visitor.ts';

/** A cart with a gift. */
async function openShop() {
  const client = await visitAsCustomer(createShop({ scenarios: 'cart.ineligible' }));
  const { msg } = await client.getCart();
  return { client, gift: existing(msg.find(({ is_free }) => is_free === 1)) };
}

test('[CART-02] [CART-06] no way to the cart makes a gift more than it is', async () => {
  const { client, gift } = await openShop();
  const id = gift.goods_id;
  const before = (await client.getCart()).total;
  expect(await refusalOf(client.addCartItem({ id, goods_number: 1 }))).toBe('quantityExceedsMaximum');
  const more = [{ goods_id: id, goods_number: gift.goods_number + 1 }];
  expect(await refusalOf(client.checkoutCart({ params: more }))).toBe('quantityExceedsMaximum');
  expect(await client.joinCart({ items: [{ id, goods_number: 7, type: 1 }] })).toMatchObject({
    skipped: [id],
  });
  await client.saveForLater({ id, goods_number: 4 });
  expect(await refusalOf(client.moveToCart({ id }))).toBe('quantityExceedsMaximum');
  const { msg, total } = await client.getCart();
  expect(msg.find(({ goods_id }) => goods_id === id)?.goods_number).toBe(gift.goods_number);
  expect(total).toBe(before);
});
