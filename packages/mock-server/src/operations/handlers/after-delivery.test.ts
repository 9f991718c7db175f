import { locales } from '@signal-shop/sdk/constants';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { messagesOf } from '../../messages/messages.ts';
import { createShop } from '../../shop.ts';
import { refusalOf, uploadPicture, visit, visitAsCustomer } from '../../testing/visitor.ts';

const receivedLine = { ordersn: 'SG20260102000019', line_id: 1 };
const registeredLine = { ordersn: 'SG20251220000034', line_id: 2 };
const parcel = { tracking_number: '1Z5550142000999', carrier: 'ups' };
const proof: Pick<ArgumentOf<'requestRefund'>, 'credentials' | 'contacted'> = {
  // The first picture of a session has the same address in every world.
  credentials: [await uploadPicture(await visitAsCustomer(createShop()))],
  contacted: 1,
};
const back: ArgumentOf<'requestAfterSales'> = {
  kind: 'return',
  ...receivedLine,
  goodsnumber: 1,
  reason: 'defective',
  problem: 'It clicks twice.',
  ...proof,
};
const application = { goods_id: 1091, email: 'ada@example.com', reason: 'To hear the steps.' };
const marketplaceOrder = { order_number: '112-5550142-7301884', email: 'ada@example.com' };

test.each(locales)(
  '[I18N-03] the answers of all after-sales calls match the contract, with messages in %s',
  async (locale) => {
    const shop = createShop();
    const client = await visitAsCustomer(shop, { locale });
    const { review } = await client.storeReview({ ...receivedLine, stars: 4, content: 'Good.' });
    await client.praiseComment({ id: review.comment.id });
    await client.cancelPraise({ id: review.comment.id });
    await client.getOrderLineReview(receivedLine);
    await client.getGoodsUserInfo({ id: 1091 });
    await client.applyForFreeTest(application);
    const { msg: applications } = await client.listFreeTests();
    for (const { id } of applications) await client.getFreeTest({ id });
    await client.registerWarranty(receivedLine);
    await uploadPicture(client);
    const { credentials } = proof;
    await client.claimWarranty({ ...registeredLine, problem: 'It clicks twice.', credentials });
    await client.listWarranties();
    const { msg: requested, request } = await client.requestAfterSales(back);
    const { msg: detail } = await client.getRefundDetail({ id: request.id });
    const { msg: withdrawn } = await client.withdrawAfterSales({ id: request.id });
    const { confirmations, afterSales } = messagesOf(locale);
    expect([requested, withdrawn]).toEqual([
      confirmations.afterSalesRequested,
      confirmations.afterSalesWithdrawn,
    ]);
    expect(detail.timeline[0]?.note).toBe(afterSales.requested);
    const { request: again } = await client.requestAfterSales(back);
    shop.applyScenarios('default', 'return.approved');
    await client.sendBackTracking({ id: again.id, ...parcel });
    await client.requestRefund({ ordersn: 'SG20260114000011', reason: 'other', ...proof });
    expect((await client.listAfterSales()).total).toBeGreaterThan(3);
    const { msg } = await client.findMarketplaceWarranty(marketplaceOrder);
    expect(msg).toHaveLength(1);
  },
);

test('[AUTH-04] after-sales calls that require a login refuse guests', async () => {
  const guest = visit(createShop());
  const calls = [
    guest.storeReview({ ...receivedLine, stars: 4, content: 'Good.' }),
    guest.praiseComment({ id: 1 }),
    guest.cancelPraise({ id: 1 }),
    guest.getOrderLineReview(receivedLine),
    guest.applyForFreeTest(application),
    guest.listFreeTests(),
    guest.getFreeTest({ id: 1 }),
    guest.registerWarranty(receivedLine),
    guest.claimWarranty({ ...registeredLine, problem: 'It clicks twice.', credentials: proof.credentials }),
    guest.listWarranties(),
    guest.requestAfterSales(back),
    guest.requestRefund({ ordersn: 'SG20260114000011', reason: 'other', ...proof }),
    guest.getRefundDetail({ id: 'AS20251118000042' }),
    guest.sendBackTracking({ id: 'AS20251118000042', ...parcel }),
    guest.withdrawAfterSales({ id: 'AS20251118000042' }),
    guest.listAfterSales(),
  ];
  expect(new Set(await Promise.all(calls.map(refusalOf)))).toEqual(new Set(['loginRequired']));
  expect(await refusalOf(guest.getGoodsUserInfo({ id: 1091 }))).toBe('answered');
  expect(await refusalOf(guest.findMarketplaceWarranty(marketplaceOrder))).toBe('answered');
});
