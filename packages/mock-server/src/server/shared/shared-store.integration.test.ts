import { anAddress } from '@signal-shop/sdk/testing';
import { expect, test, vi } from 'vitest';
import { createControl } from '../../control/control.ts';
import { picture } from '../../testing/pictures.ts';
import type { MockServer } from '../start-mock-server.ts';
import { describeWithPostgres } from '../testing/testing-postgres.ts';
import { processLimitMs } from '../testing/testing-process.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';
import { firstGoods, logIn, shopAt, startTeam } from '../testing/testing-team.ts';

test('a store that is no URL of PostgreSQL, or is beside a file or a backend, prevents the start with a message', async () => {
  await expect(startTestServer({ store: 'shop.sqlite' })).rejects.toThrow('postgres://user@host/name');
  const both = { store: 'postgres://localhost/shop', state: 'shop.sqlite' };
  await expect(startTestServer(both)).rejects.toThrow('store cannot be combined with state');
  const passing = {
    store: 'postgres://localhost/shop',
    proxy: { url: 'http://localhost:1', operations: [] },
  };
  await expect(startTestServer(passing)).rejects.toThrow('store cannot be combined with proxy');
});

describeWithPostgres('two instances with one PostgreSQL', testWithPostgres);

function testWithPostgres(): void {
  const { startTwo } = startTeam();

  test('[BEY-56] a cart filled through one instance is seen through the other at once, both ways', async () => {
    const [a, b] = await startTwo();
    const viaA = shopAt(a.url, 'team');
    const viaB = shopAt(b.url, 'team', await logIn(viaA));
    const id = await firstGoods(viaA);
    expect((await viaB.getCart()).number).toBe(0);
    for (const number of [1, 3]) {
      expect((await viaA.addCartItem({ id, goods_number: 1 })).number).toBe(number);
      expect((await viaB.getCart()).number).toBe(number);
      expect((await viaB.addCartItem({ id, goods_number: 1 })).number).toBe(number + 1);
      expect((await viaA.getCart()).number).toBe(number + 1);
    }
  });

  test('a login is valid at the other instance by its token alone, and a logout there ends it here', async () => {
    const [a, b] = await startTwo();
    const token = await logIn(shopAt(a.url, 'team'));
    const authorization = { authorization: token };
    const cart = (server: MockServer) => post(server, '/api/product/getGoodsCart', {}, authorization);
    expect((await cart(b)).body).toMatchObject({ code: 1, number: 0 });
    expect((await post(b, '/api/login/logout', {}, authorization)).body).toMatchObject({ code: 1 });
    for (const server of [a, b]) expect((await cart(server)).body).not.toMatchObject({ code: 1 });
  });

  test('a session of one instance is in the list of the other, so that its links can join it, until it is deleted', async () => {
    const [a, b] = await startTwo();
    const [viaA, viaB] = [createControl({ url: a.url }), createControl({ url: b.url })];
    await viaA.setScenarios('handed-over', ['cart.one']);
    expect((await viaB.sessions()).sessions).toContain('handed-over');
    await viaB.deleteSession('handed-over');
    expect((await viaA.sessions()).sessions).not.toContain('handed-over');
  });

  test('a picture uploaded through one instance is served by the other', async () => {
    const [a, b] = await startTwo();
    const shop = shopAt(a.url, 'team');
    await logIn(shop);
    const { url } = await shop.uploadPicture({ file: picture() });
    expect((await fetch(new URL(url, b.url))).status).toBe(200);
  });

  test('200 concurrent writes through both instances lose no update', {
    timeout: processLimitMs,
  }, async () => {
    const [a, b] = await startTwo();
    const viaA = shopAt(a.url, 'team');
    const shops = [viaA, shopAt(b.url, 'team', await logIn(viaA))] as const;
    const controls = [createControl({ url: a.url }), createControl({ url: b.url })] as const;
    const { msg: goods } = await viaA.listGoods({ filter: ['inStock'], page_size: 40 });
    const before = await controls[0].readClock('team');
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const side = index % 2 === 0 ? 0 : 1;
        const id = goods[index]?.goods_id;
        if (id === undefined) return controls[side].turnClock('team', { advance: 1_000 });
        return shops[side].addCartItem({ id, goods_number: 1 });
      }),
    );
    expect(goods.length).toBeGreaterThan(20);
    for (const shop of shops) expect((await shop.getCart()).number).toBe(goods.length);
    for (const control of controls)
      expect((await control.readClock('team')).ms).toBe(before.ms + (200 - goods.length) * 1_000);
  });

  test('a stream of one instance announces the sale that a change through the other opens', async () => {
    const [a, b] = await startTwo('flash.opens-10s');
    const onActivity = vi.fn();
    const stop = shopAt(b.url, 'team').watchActivity({ onActivity });
    await vi.waitFor(() => expect(onActivity).toHaveBeenLastCalledWith(false), { timeout: 5_000 });
    await createControl({ url: a.url }).turnClock('team', { to: 'flash.start' });
    await vi.waitFor(() => expect(onActivity).toHaveBeenLastCalledWith(true), { timeout: 5_000 });
    stop();
  });

  test('an order sent to both instances with one idempotency key is charged once', async () => {
    const [a, b] = await startTwo();
    const viaA = shopAt(a.url, 'team');
    const viaB = shopAt(b.url, 'team', await logIn(viaA));
    await viaA.addCartItem({ id: await firstGoods(viaA), goods_number: 1 });
    const place = { region: 'US', state: 'CA', postal_code: '94105' } as const;
    const { total } = await viaA.getOrderTax(place);
    const order = { address: anAddress(place), note: '', expected_total: total };
    const orders = await Promise.all(
      [viaA, viaB].map((shop) => shop.placeOrder(order, { idempotencyKey: 'order-of-the-team' })),
    );
    const [ordersn = ''] = new Set(orders.map((answer) => answer.ordersn));
    expect(orders.map((answer) => answer.ordersn)).toEqual([ordersn, ordersn]);
    const payment = { ordersn, payment_token: 'test_success' };
    const charges = await Promise.all(
      [viaA, viaB].map((shop) => shop.checkoutOrder(payment, { idempotencyKey: 'payment-of-the-team' })),
    );
    await Promise.all(
      [viaA, viaB].map((shop, index) =>
        shop.confirmCharge({ ordersn, charge_id: charges[index]?.charge_id ?? '' }),
      ),
    );
    for (const { url } of [a, b]) {
      const ledger = await createControl({ url }).ledger('team');
      expect(ledger.charges.filter((charge) => charge.ordersn === ordersn)).toHaveLength(1);
    }
  });

  test('sessions see no change of another, and a deleted one is empty in both instances', async () => {
    const [a, b] = await startTwo();
    const one = shopAt(a.url, 'one');
    await logIn(one);
    await one.addCartItem({ id: await firstGoods(one), goods_number: 1 });
    const two = shopAt(b.url, 'two');
    await logIn(two);
    expect((await two.getCart()).number).toBe(0);
    await createControl({ url: b.url }).deleteSession('two');
    const { msg } = await one.listGoods({});
    expect(msg.length).toBeGreaterThan(0);
    expect((await get(b, '/__mock/sessions/one/state')).text).toBe(
      (await get(a, '/__mock/sessions/one/state')).text,
    );
    const { removed } = await createControl({ url: b.url }).removeIdleSessions(0);
    expect(removed).toEqual(['one']);
    await expect(one.getCart()).rejects.toMatchObject({ kind: 'session' });
  });
}
