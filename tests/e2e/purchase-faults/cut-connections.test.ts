import { inject, onTestFinished } from 'vitest';
import { startCuttingProxy } from '../../../scripts/chaos/cutting-proxy.ts';
import { seededNumbers } from '../../../scripts/chaos/seeded-numbers.ts';
import { expect, test } from '../support/shop-test.ts';
import { calls } from './calls.ts';
import { patientShopper } from './patient-shopper.ts';
import { receiptOf } from './receipt.ts';
import { seedsOf, sureClient } from './seeds.ts';

/** `npm run chaos -- --browser` makes 200. */
const purchases = Number(process.env.CUT_PURCHASES ?? 2);
const seeds = Array.from({ length: purchases }, (_, index) => index + 1);
/** A purchase makes about twenty exchanges, and a shopper does not repeat each of them for minutes. */
const whole = 0.65;
const paths = new Set(calls.map(({ path }) => path));

test.for(seeds)(
  '[PAY-02] [P02] [P17] a third of the connections of purchase %i are cut, and it is one order and one charge',
  async (seed, { shopper }) => {
    const visit = await shopper({ scenarios: ['auth.customer', 'cart.empty'] });
    const { page, context, mock } = visit;
    // The cuts themselves; exceptions and an empty page stay complaints.
    visit.allow(/^(response|request|console): /);
    const proxy = await startCuttingProxy(inject('shopUrl'), seededNumbers(seed), whole);
    onTestFinished(() => proxy.close());
    const client = sureClient(mock);
    const { total: ordersBefore } = await client.listOrders();
    const { member, guestCart, goodsId } = seedsOf(visit, client);
    const isGuest = seed % 2 === 0;
    await (isGuest ? guestCart() : member());
    const buyer = patientShopper(context, page, false);
    await page.route(
      ({ pathname }) => paths.has(pathname),
      (route) => {
        const { pathname, search } = new URL(route.request().url());
        return route.continue({ url: `${proxy.url}${pathname}${search}` });
      },
    );
    await visit.open(
      isGuest ? `/login/login?redirect=${encodeURIComponent('/car?step=address')}` : `/detail?id=${goodsId}`,
    );
    // A shopper who gets stuck fails with the buttons pressed until then.
    const progress = async () => ((await buyer.look()) ? 'paid' : buyer.presses.join(' → '));
    await expect.poll(progress, { interval: 100, timeout: 110_000 }).toBe('paid');
    expect(proxy.cutRequests() + proxy.cutAnswers()).toBeGreaterThan(0);
    const receipt = await receiptOf(visit, client, ordersBefore);
    expect(receipt).toMatchObject({ orders: 1, left: 0, charges: 'its total' });
    // Who reads the cart after a lost answer and adds again wants one more.
    const additions = buyer.presses.filter((press) => press === 'Add to cart').length;
    expect(receipt.pieces).toBeLessThanOrEqual(Math.max(1, additions));
  },
);
