import { fullReductionTiersCents } from '@signal-shop/sdk/constants';
import { CartType } from '@signal-shop/sdk/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { bundles } from '../../seed/rewards/bundles.ts';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import {
  harbourAddressPlace,
  order,
  pay,
  uploadPicture,
  visit,
  visitAsCustomer,
} from '../../testing/visitor.ts';
import { demoCustomerOf } from '../account/customers.ts';
import { moveRequest } from '../after-sales/after-sales.ts';
import type { CartLine } from '../state/cart.ts';
import { cartOf } from './cart.ts';
import { priceLines } from './cart-pricing.ts';
import { orderTotals, subtotalOf } from './totals.ts';

const world = createWorld();
const washington = { region: 'US', state: 'WA' } as const;
const e7Black = 1341;
const e7Violet = 1342;
const x8Violet = 2161;
const x8Blue = 2162;
const inNoBundle = 1011;

const entry = (id: number, count = 1) => ({ id, goods_number: count, type: CartType.cart });

function linesOf(models: readonly (readonly [model: string, quantity: number])[]) {
  const lines = models.map(([model, quantity]): CartLine => {
    const goods = existing(world.shop.byPopularity.find((one) => one.model === model));
    return { goodsId: goods.goodsId, quantity, kind: 'bought' };
  });
  return priceLines(world, lines);
}

test('[BEY-55] the shop sells every bundle: its parts are in stock at their usual price', () => {
  for (const { parts, savingCents } of bundles) {
    const lines = linesOf(parts.map((model) => [model, 1]));
    const totals = orderTotals(lines, washington);
    expect(lines.every(({ reduces }) => reduces)).toBe(true);
    expect(totals.bundle).toBe(savingCents);
  }
});

test('[BEY-55] a bundle saves more than a step of the full reduction, so that it never makes a cart dearer', () => {
  const saves = [0, ...fullReductionTiersCents.map(({ save }) => save)];
  const largestStep = Math.max(...saves.slice(1).map((save, index) => save - (saves[index] ?? 0)));
  for (const { savingCents } of bundles) expect(savingCents).toBeGreaterThan(largestStep);
});

test('[BEY-55] the sums of any cart with sets add up to the cent, and none is below zero', () => {
  const models = [...new Set(bundles.flatMap(({ parts }) => parts))];
  const anyModels = fc.uniqueArray(fc.tuple(fc.constantFrom(...models), fc.integer({ min: 1, max: 9 })), {
    minLength: 1,
    selector: ([model]) => model,
  });
  fc.assert(
    fc.property(anyModels, fc.nat(200_000), (chosen, couponCents) => {
      const lines = linesOf(chosen);
      const { subtotal, bundle, reduction, coupon, tax, shipping, total } = orderTotals(
        lines,
        washington,
        couponCents,
      );
      expect(subtotal).toBe(subtotalOf(lines));
      expect(total).toBe(subtotal - bundle - reduction - coupon + tax + shipping);
      for (const amount of [bundle, reduction, coupon, tax, total]) expect(amount).toBeGreaterThanOrEqual(0);
      const without = orderTotals(
        lines.map(({ cents, quantity, reduces }) => ({ cents, quantity, reduces })),
        washington,
        0,
      );
      expect(orderTotals(lines, washington).total).toBeLessThanOrEqual(without.total);
    }),
  );
});

test('[BEY-55] a guest gets the discount once for each whole set, in any colors', async () => {
  const guest = visit(createShop());
  const cart = await guest.getCart({ items: [entry(e7Black), entry(e7Violet), entry(x8Blue, 3)] });
  expect(cart.bundle).toBe(40);
  expect(cart.total).toBeCloseTo(cart.pay - 40 - cart.msgData.reduce, 2);
  expect(cart.bundles).toBeUndefined();
});

test('[BEY-55] [CART-07] the full reduction counts what a set costs with its discount', async () => {
  const { pay, bundle, msgData, total } = await visit(createShop()).getCart({
    items: [entry(e7Black), entry(x8Violet)],
  });
  expect({ pay, bundle, total }).toEqual({ pay: 194.8, bundle: 20, total: 164.8 });
  // Before the discount, it would be the next tier, over 180.
  expect(msgData).toMatchObject({ begin: 120, pay: 174.8, reduce: 10 });
});

test('[BEY-55] a cart without a part has no discount, and is offered the rest in a color that can be bought', async () => {
  const guest = visit(createShop());
  const { bundle, bundles: offered } = await guest.getCart({ items: [entry(x8Violet)] });
  expect(bundle).toBeUndefined();
  expect(offered).toMatchObject([{ bundle_id: 1, price: 174.8, saving: 20 }]);
});

test('[BEY-55] a bundle is offered with the color in the cart, beside goods of no bundle and without those that left the shop', async () => {
  const shop = createShop();
  const guest = visit(shop);
  const offeredTo = async (...ids: readonly number[]) =>
    (await guest.getCart({ items: ids.map((id) => entry(id)) })).bundles?.map(({ goods }) =>
      goods.map(({ goods_id }) => goods_id),
    );
  for (const color of [x8Violet, x8Blue]) {
    expect(await offeredTo(color, inNoBundle)).toEqual([[expect.any(Number), color]]);
  }
  shop.world('default').state.gone.add(e7Black);
  expect(await offeredTo(x8Blue)).toEqual([[e7Violet, x8Blue]]);
});

test.each(['gift', 'points'] as const)(
  '[BEY-55] goods in the cart as %s neither complete nor start a bundle',
  async (kind) => {
    const shop = createShop({ scenarios: 'cart.empty' });
    const own = shop.world('default');
    const client = await visitAsCustomer(shop);
    const cart = cartOf(own, demoCustomerOf(own));
    cart.lines = [{ goodsId: x8Violet, quantity: 1, kind }];
    expect((await client.getCart()).bundles).toBeUndefined();
    await client.addCartItem({ id: e7Black, goods_number: 1 });
    const { bundle, bundles: offered } = await client.getCart();
    expect(bundle).toBeUndefined();
    expect(offered).toMatchObject([{ bundle_id: 1 }]);
  },
);

test('[BEY-55] a product lists its bundles, itself first; none while a part is sold out', async () => {
  const shop = createShop();
  const guest = visit(shop);
  for (const color of [x8Violet, x8Blue]) {
    const { bundles: listed } = await guest.listRelatedGoods({ id: color });
    const ids = listed?.map(({ goods }) => goods.map(({ goods_id }) => goods_id));
    expect(ids).toEqual([[color, e7Black]]);
  }
  for (const id of [e7Black, e7Violet]) shop.world('default').state.stock.set(id, 0);
  expect((await guest.listRelatedGoods({ id: x8Violet })).bundles).toBeUndefined();
  expect((await guest.getCart({ items: [entry(x8Violet)] })).bundles).toBeUndefined();
});

test('[BEY-55] sold-out goods list no bundle, even while their other color could be bought', async () => {
  const shop = createShop();
  shop.world('default').state.stock.set(x8Violet, 0);
  expect((await visit(shop).listRelatedGoods({ id: x8Violet })).bundles).toBeUndefined();
});

test.each([
  ['everything is reduced', 'price.percent'],
  ['products have only a name and a price', 'detail.bare'],
])('[BEY-55] no product lists a bundle while %s', async (_name, scenarios) => {
  const guest = visit(createShop({ scenarios }));
  expect((await guest.listRelatedGoods({ id: x8Violet })).bundles).toBeUndefined();
});

test('[BEY-55] quote and order keep the discount, and refunds of all lines return what was paid, to the cent', async () => {
  const shop = createShop({ scenarios: 'cart.empty' });
  const own = shop.world('default');
  const client = await visitAsCustomer(shop);
  for (const id of [e7Black, x8Violet]) await client.addCartItem({ id, goods_number: 1 });
  const quote = await client.getOrderTax(harbourAddressPlace);
  expect(quote.bundle).toBe(20);
  expect(quote.total).toBeCloseTo(quote.subtotal - 20 - quote.reduction + quote.tax + quote.shipping, 2);
  const ordersn = await order(client);
  await pay(client, ordersn);
  const placed = (await client.getOrder({ ordersn })).msg;
  expect(placed).toMatchObject({ bundle: 20, total: quote.total });
  const credentials = [await uploadPicture(client)];
  for (const { id: line_id } of placed.lines) {
    const asked = { ordersn, line_id, reason: 'noLongerNeeded', credentials, contacted: 1 } as const;
    const { request } = await client.requestRefund(asked);
    moveRequest(own, existing(own.state.afterSales.get(request.id)), 'payBack');
  }
  expect((await client.getOrder({ ordersn })).msg.refunded).toBe(quote.total);
});
