// Examples of values that no other example shows: clients handle every value that a server may answer with.
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { testWalletToken } from '@signal-shop/sdk/rules/test-cards';
import { goodsForPoints, m625Violet } from '../catalogue/goods.ts';
import { placeOrder } from '../checkout/checkout-cases.ts';
import type { ExampleCase, Visitor } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';
import { madeOrder, receivedLine, reviewedLine } from '../orders/order-lines.ts';
import { proofPicture, withProof } from '../reviews/uploaded.ts';

const guest = { who: 'guest' } as const;
const stockLink = { token: 'mail_stock_of_the_demonstration' } as const;
const saleLink = { token: 'mail_sale_of_the_demonstration' } as const;
const wiredHeadset = 1201;
const refundedOrder = 'SG20251118000042';
const madeRequest = { id: 'AS20260115000001' };
const firstPage = { page: 1, page_size: 1 };

async function failCharge(visitor: Visitor): Promise<ArgumentOf<'verifyOrder'>> {
  const { ordersn } = await placeOrder(visitor);
  const { charge_id } = await visitor.shop.checkoutOrder({ ordersn, payment_token: 'test_declined' });
  await visitor.shop.confirmCharge({ ordersn, charge_id }).catch(() => undefined);
  return { ordersn };
}

/** Opens the wallet for an order and ends it with a scenario. */
function endWallet(scenario: string): (visitor: Visitor) => Promise<ArgumentOf<'verifyOrder'>> {
  return async (visitor) => {
    const { ordersn } = await placeOrder(visitor);
    await visitor.shop.checkoutOrder({ ordersn, payment_token: testWalletToken });
    await visitor.turn(scenario);
    return { ordersn };
  };
}

async function reviewWithPicture(visitor: Visitor): Promise<ArgumentOf<'listComments'>> {
  const review = { ...receivedLine, stars: 5, content: 'Light on the head.', pics: [proofPicture] };
  const { msg: order } = await visitor.shop.getOrder({ ordersn: receivedLine.ordersn });
  await visitor.shop.storeReview(await withProof(review)(visitor));
  return { id: order.lines[0]?.goods_id ?? 0, with_pictures: 1, page_size: 1 };
}

async function chooseGift({ shop }: Visitor): Promise<ArgumentOf<'listWinnings'>> {
  await shop.chooseGift({ registration_id: 1, gift_id: 32 });
  return firstPage;
}

const orders: readonly ExampleCase[] = [
  example('getOrder', 'points', 'Paid with points', { ordersn: reviewedLine.ordersn }),
  example('getOrder', 'cancelled', 'Canceled', { ordersn: 'SG20250926000005' }),
  example('getOrder', 'refunded', 'Refunded', { ordersn: refundedOrder }, { scenarios: 'refund.approved' }),
  example(
    'getOrder',
    'refundRejected',
    'The refund was rejected',
    { ordersn: refundedOrder },
    { scenarios: 'refund.rejected' },
  ),
  example(
    'getOrder',
    'returnRequested',
    'The shop reviews a return',
    { ordersn: madeOrder.ordersn },
    { scenarios: 'return.requested' },
  ),
  example(
    'getOrder',
    'returnApproved',
    'The parcel of a return is expected',
    { ordersn: madeOrder.ordersn },
    { scenarios: 'return.approved' },
  ),
  example(
    'getOrder',
    'deliveredLongAgo',
    'Delivered 46 days ago',
    { ordersn: madeOrder.ordersn },
    { scenarios: 'return.day-46' },
  ),
  example('listOrders', 'freeTest', 'Goods of a free test', firstPage, { scenarios: 'freetest.approved' }),
  example('listOrders', 'unknownStatus', 'Lines of unknown status', firstPage, { scenarios: 'data.nulls' }),
  exampleAfter('verifyOrder', 'chargeFailed', 'The card was declined', failCharge),
  exampleAfter('verifyOrder', 'walletDeclined', 'The wallet declined', endWallet('pay.wallet-declined')),
  exampleAfter('verifyOrder', 'walletCanceled', 'Canceled in the wallet', endWallet('pay.wallet-canceled')),
  exampleAfter('verifyOrder', 'walletTimedOut', 'No answer in time', endWallet('pay.wallet-timed-out')),
  example(
    'trackParcel',
    'announced',
    'Not at the carrier yet',
    { tracking_number: '1Z5550142000327' },
    { ...guest, scenarios: 'logistics.none' },
  ),
];

const afterSales: readonly ExampleCase[] = [
  example('getRefundDetail', 'approved', 'The shop waits for the parcel', madeRequest, {
    scenarios: 'return.approved',
  }),
  example('getRefundDetail', 'exchanged', 'The replacement was sent', madeRequest, {
    scenarios: 'exchange.ok',
  }),
  example(
    'listWarranties',
    'over',
    'Delivered 366 days ago',
    { ordersn: madeOrder.ordersn },
    {
      scenarios: 'warranty.day-366',
    },
  ),
];

const rewards: readonly ExampleCase[] = [
  example('listPointLog', 'followed', 'Every social network is followed', firstPage, {
    scenarios: 'points.followed',
  }),
  exampleAfter('listWinnings', 'gift', 'The gift of a registration', chooseGift),
  example('listGoodsCoupons', 'mouse', 'The coupons for a mouse', { id: m625Violet }, guest),
  example('getMailSubscription', 'backInStock', 'A notice about goods in stock', stockLink, {
    ...guest,
    scenarios: 'mail.back-in-stock',
  }),
  example('getMailSubscription', 'saleStart', 'A notice about a sale', saleLink, {
    ...guest,
    scenarios: 'mail.sale-start',
  }),
];

const catalogue: readonly ExampleCase[] = [
  example('listBanners', 'video', 'A film', {}, { ...guest, scenarios: 'banner.video' }),
  example('getGoods', 'mouse', 'A mouse, also for points', { id: goodsForPoints }, guest),
  example('getGoods', 'wired', 'A headset with a cable', { id: wiredHeadset }, guest),
  example(
    'getCart',
    'ineligible',
    'A gift, and goods for points',
    { cartype: 1 },
    { scenarios: 'cart.ineligible' },
  ),
  exampleAfter('listComments', 'pictures', 'Comments with pictures', reviewWithPicture),
  example('listQuestions', 'account', 'The questions about the account', { group: 'account' }, guest),
];

export const valueCases: readonly ExampleCase[] = [...orders, ...afterSales, ...rewards, ...catalogue];
