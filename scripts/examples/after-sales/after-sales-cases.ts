import type { ArgumentOf } from '@signal-shop/sdk/contract';
import type { ExampleCase, Visitor } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';
import {
  lineThatNeverWas,
  madeOrder,
  orderThatNeverWas,
  receivedLine,
  shippedLine,
} from '../orders/order-lines.ts';
import { proofPicture, withProof } from '../reviews/uploaded.ts';

const proof: Pick<ArgumentOf<'requestRefund'>, 'credentials' | 'contacted'> = {
  credentials: [proofPicture],
  contacted: 1,
};
const wish = { reason: 'defective', problem: 'The left side is silent.', ...proof } as const;
const returnOfOne = { kind: 'return', ...receivedLine, goodsnumber: 1, ...wish } as const;
const exchange = { ...returnOfOne, kind: 'exchange' } as const;
const returnOfAll = { reason: 'noLongerNeeded', ...proof } as const;
const paidOrder = { ordersn: 'SG20260114000011' };
const requestUnderReview = { id: 'AS20251118000042' };
const requestThatNeverWas = { id: 'AS20260115999999' };
const parcel = { tracking_number: '1Z5550142000999', carrier: 'ups' };
const foreignPictures = { credentials: ['https://pictures.example.com/1.png'] };

async function askTwice(visitor: Visitor): Promise<ArgumentOf<'requestAfterSales'>> {
  await visitor.shop.requestAfterSales(await withProof(returnOfOne)(visitor));
  return returnOfOne;
}

async function agreedReturn(visitor: Visitor): Promise<ArgumentOf<'sendBackTracking'>> {
  const { request } = await visitor.shop.requestAfterSales(await withProof(returnOfOne)(visitor));
  await visitor.turn('return.approved');
  return { id: request.id, ...parcel };
}

export const afterSalesCases: readonly ExampleCase[] = [
  exampleAfter('requestAfterSales', 'success', 'A return is requested', withProof(returnOfOne)),
  exampleAfter('requestAfterSales', 'exchange', 'An exchange is requested', withProof(exchange)),
  example('requestAfterSales', 'orderNotFound', 'No such order', {
    ...returnOfOne,
    ordersn: orderThatNeverWas,
  }),
  example('requestAfterSales', 'orderLineNotFound', 'No such line', { ...returnOfOne, ...lineThatNeverWas }),
  example('requestAfterSales', 'contactSupportFirst', 'The customer did not contact the support', {
    ...returnOfOne,
    contacted: 0,
  }),
  example('requestAfterSales', 'afterSalesNotPossible', 'Not delivered yet', {
    ...returnOfOne,
    ...shippedLine,
  }),
  example(
    'requestAfterSales',
    'returnTooLate',
    'Delivered 46 days ago',
    { ...returnOfOne, ...madeOrder },
    { scenarios: 'return.day-46' },
  ),
  example('requestAfterSales', 'returnQuantityExceeded', 'More than was bought', {
    ...returnOfOne,
    goodsnumber: 3,
  }),
  example('requestAfterSales', 'quantityBelowOne', 'A quantity of zero', { ...returnOfOne, goodsnumber: 0 }),
  example(
    'requestAfterSales',
    'outOfStock',
    'No replacement in stock',
    { ...returnOfOne, kind: 'exchange' },
    { scenarios: 'stock.out' },
  ),
  example('requestAfterSales', 'pictureNotFound', 'An unknown picture', {
    ...returnOfOne,
    ...foreignPictures,
  }),
  exampleAfter('requestAfterSales', 'afterSalesAlreadyOpen', 'Already requested', askTwice),

  exampleAfter('requestRefund', 'success', 'A whole order', withProof({ ...paidOrder, ...returnOfAll })),
  example('requestRefund', 'orderNotFound', 'No such order', { ordersn: orderThatNeverWas, ...returnOfAll }),
  example('requestRefund', 'orderLineNotFound', 'No such line', { ...lineThatNeverWas, ...returnOfAll }),
  example('requestRefund', 'contactSupportFirst', 'The customer did not contact the support', {
    ...paidOrder,
    ...returnOfAll,
    contacted: 0,
  }),
  example('requestRefund', 'afterSalesNotPossible', 'Never paid', {
    ordersn: 'SG20260115000004',
    ...returnOfAll,
  }),
  example(
    'requestRefund',
    'returnTooLate',
    'Delivered 46 days ago',
    { ...madeOrder, ...returnOfAll },
    { scenarios: 'return.day-46' },
  ),
  example('requestRefund', 'pictureNotFound', 'An unknown picture', {
    ...paidOrder,
    ...returnOfAll,
    ...foreignPictures,
  }),
  exampleAfter('requestRefund', 'afterSalesAlreadyOpen', 'Already requested', async (visitor) => {
    const draft = await withProof({ ...paidOrder, line_id: 1, ...returnOfAll })(visitor);
    await visitor.shop.requestRefund(draft);
    return draft;
  }),

  example('getRefundDetail', 'success', 'Under review', requestUnderReview),
  example('getRefundDetail', 'refunded', 'Refunded', { id: 'AS20251030000016' }),
  example('getRefundDetail', 'rejected', 'Rejected', { id: 'AS20251012000023' }),
  example('getRefundDetail', 'afterSalesNotFound', 'No such request', requestThatNeverWas),

  exampleAfter('sendBackTracking', 'success', 'In transit to the shop', agreedReturn),
  example('sendBackTracking', 'afterSalesNotFound', 'No such request', { ...requestThatNeverWas, ...parcel }),
  example('sendBackTracking', 'afterSalesStepClosed', 'No goods have to be returned', {
    ...requestUnderReview,
    ...parcel,
  }),

  example('withdrawAfterSales', 'success', 'Withdrawn', requestUnderReview),
  example('withdrawAfterSales', 'afterSalesNotFound', 'No such request', requestThatNeverWas),
  example('withdrawAfterSales', 'afterSalesStepClosed', 'Already refunded', {
    id: 'AS20251030000016',
  }),

  example('listAfterSales', 'success', 'The newest two', { state: 'all', page: 1, page_size: 2 }),
  example('listAfterSales', 'empty', 'None', {}, { who: 'newcomer' }),
];
