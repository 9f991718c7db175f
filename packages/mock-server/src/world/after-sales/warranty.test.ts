import { lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, uploadPicture, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomer } from '../account/customers.ts';

const receivedLine = { ordersn: 'SG20260102000019', line_id: 1 };
const shippedLine = { ordersn: 'SG20260111000027', line_id: 1 };

test('[USER-07] lists each delivered line with its three times, the latest delivery first', async () => {
  const client = await visitAsCustomer(createShop());
  const { msg, total } = await client.listWarranties();
  expect(total).toBe(msg.length);
  expect(msg.map(({ begins_at }) => begins_at)).toEqual(
    msg.map(({ begins_at }) => begins_at).sort((one, other) => other - one),
  );
  expect(msg.map(({ ordersn }) => ordersn)).not.toContain(shippedLine.ordersn);
  expect(msg[0]).toMatchObject({
    ...receivedLine,
    state: 'registrable',
    qtime: null,
    baotime: null,
    baoday: null,
  });
  const { msg: second } = await client.listWarranties({ page: 2, page_size: 1 });
  expect(second).toEqual([msg[1]]);

  const [{ ordersn } = receivedLine] = msg;
  const warrantiesOfOrder = await client.listWarranties({ ordersn });
  expect(warrantiesOfOrder.msg).toEqual(msg.filter((one) => one.ordersn === ordersn));
  expect(warrantiesOfOrder.total).toBe(warrantiesOfOrder.msg.length);
});

test('[USER-05] a warranty is registered once, lasts a year from the delivery, and shows on the order', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  expect(await refusalOf(client.registerWarranty(shippedLine))).toBe('warrantyTooEarly');
  const { warranty } = await client.registerWarranty(receivedLine);
  expect(warranty).toMatchObject({
    state: 'active',
    qtime: shop.world('default').clock.seconds(),
  });
  expect(warranty.ends_at).toBe(lastSecondOfDays(warranty.begins_at, 365));
  expect(await refusalOf(client.registerWarranty(receivedLine))).toBe('warrantyAlreadyRegistered');
  const { msg } = await client.getOrder({ ordersn: receivedLine.ordersn });
  expect(msg.lines[0]).toMatchObject({ qtime: warranty.qtime, baotime: warranty.ends_at, baoday: 357 });
});

test('[USER-07] a registered warranty can be claimed until its last second, one defect at a time', async () => {
  const shop = createShop();
  const { clock } = shop.world('default');
  const client = await visitAsCustomer(shop);
  const report = { problem: 'The wheel slips.', credentials: [await uploadPicture(client)] };
  expect(await refusalOf(client.claimWarranty({ ...receivedLine, ...report }))).toBe('warrantyNotRegistered');
  const { warranty } = await client.registerWarranty(receivedLine);
  const claim = () => client.claimWarranty({ ...receivedLine, ...report });
  // The login expires before the warranty does.
  clock.set((warranty.ends_at + 1) * 1_000);
  await client.logIn({ email: demoCustomer.email, password: demoCustomer.password });
  expect(await refusalOf(claim())).toBe('warrantyOver');
  clock.set(warranty.ends_at * 1_000);
  const foreignPicture = { ...report, credentials: ['https://elsewhere.example.com/1.png'] };
  expect(await refusalOf(client.claimWarranty({ ...receivedLine, ...foreignPicture }))).toBe(
    'pictureNotFound',
  );
  const { warranty: claimedWarranty } = await claim();
  expect(claimedWarranty).toMatchObject({
    state: 'claimed',
    baoday: null,
    claim: { ...report, ctime: warranty.ends_at },
  });
  expect(claimedWarranty.claim?.number).toMatch(/^WC\d{14}$/);
  expect(await refusalOf(claim())).toBe('warrantyAlreadyClaimed');
});

test('[SUP-01] a marketplace order is found by number and email together only', async () => {
  const shop = createShop();
  const guest = visit(shop);
  const order_number = '112-5550142-7301884';
  const { msg } = await guest.findMarketplaceWarranty({ order_number, email: 'Ada@Example.com' });
  expect(existing(msg[0])).toMatchObject({ marketplace: 'Amazon', state: 'active' });
  const others = [
    { order_number, email: 'new@example.com' },
    { order_number: '112-5550142-0000000', email: 'ada@example.com' },
  ];
  for (const one of others) {
    expect(await refusalOf(guest.findMarketplaceWarranty(one))).toBe('marketplaceOrderNotFound');
  }
  shop.world('default').clock.set((existing(msg[0]).ends_at + 1) * 1_000);
  const later = await guest.findMarketplaceWarranty({ order_number, email: 'ada@example.com' });
  expect(later.msg[0]?.state).toBe('over');
});

test.each([
  ['warranty.active', 'active'],
  ['warranty.day-366', 'over'],
  ['warranty.claimed', 'claimed'],
  ['warranty.approved', 'claimed'],
  ['warranty.rejected', 'active'],
  ['warranty.replaced', 'active'],
  ['warranty.gift-registered', 'active'],
])('%s shows on the order that it adds', async (scenarios, state) => {
  const client = await visitAsCustomer(createShop({ scenarios }));
  const { msg } = await client.listWarranties({ page_size: 48 });
  expect(msg.find(({ ordersn, line_id }) => ordersn === 'SG20260115000001' && line_id === 1)?.state).toBe(
    state,
  );
});

test('warranty.gift-registered leaves a gift to choose', async () => {
  const client = await visitAsCustomer(createShop({ scenarios: 'warranty.gift-registered' }));
  const { msg: registrations } = await client.listGifts();
  expect(registrations[0]).toMatchObject({ ordersn: 'SG20260115000001', gift: null });
});
