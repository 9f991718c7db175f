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
const oneBack = { kind: 'return', ...receivedLine, goodsnumber: 1, ...wish } as const;
const exchange = { ...oneBack, kind: 'exchange' } as const;
const allBack = { reason: 'noLongerNeeded', ...proof } as const;
const paidOrder = { ordersn: 'SG20260114000011' };
const lookedInto = { id: 'AS20251118000042' };
const requestThatNeverWas = { id: 'AS20260115999999' };
const parcel = { tracking_number: '1Z5550142000999', company: 'UPS' };
const elsewhere = { credentials: ['https://pictures.example.com/1.png'] };

async function askTwice(visitor: Visitor): Promise<ArgumentOf<'requestAfterSales'>> {
  await visitor.shop.requestAfterSales(await withProof(oneBack)(visitor));
  return oneBack;
}

async function agreedReturn(visitor: Visitor): Promise<ArgumentOf<'sendBackTracking'>> {
  const { request } = await visitor.shop.requestAfterSales(await withProof(oneBack)(visitor));
  await visitor.turn('return.approved');
  return { id: request.id, ...parcel };
}

export const afterSalesCases: readonly ExampleCase[] = [
  exampleAfter('requestAfterSales', 'success', 'A return is asked for', withProof(oneBack)),
  exampleAfter('requestAfterSales', 'exchange', 'An exchange is asked for', withProof(exchange)),
  example('requestAfterSales', 'orderNotFound', 'No such order', { ...oneBack, ordersn: orderThatNeverWas }),
  example('requestAfterSales', 'orderLineNotFound', 'No such line', { ...oneBack, ...lineThatNeverWas }),
  example('requestAfterSales', 'contactSupportFirst', 'Nobody was asked before', {
    ...oneBack,
    contacted: 0,
  }),
  example('requestAfterSales', 'afterSalesNotPossible', 'Not delivered yet', { ...oneBack, ...shippedLine }),
  example(
    'requestAfterSales',
    'returnTooLate',
    'Delivered 46 days ago',
    { ...oneBack, ...madeOrder },
    { scenarios: 'return.day-46' },
  ),
  example('requestAfterSales', 'returnQuantityExceeded', 'More than was bought', {
    ...oneBack,
    goodsnumber: 3,
  }),
  example('requestAfterSales', 'quantityBelowOne', 'No piece at all', { ...oneBack, goodsnumber: 0 }),
  example(
    'requestAfterSales',
    'outOfStock',
    'Nothing to exchange it for',
    { ...oneBack, kind: 'exchange' },
    { scenarios: 'stock.out' },
  ),
  example('requestAfterSales', 'pictureNotFound', 'A picture from elsewhere', { ...oneBack, ...elsewhere }),
  exampleAfter('requestAfterSales', 'afterSalesAlreadyOpen', 'Asked for already', askTwice),

  exampleAfter('requestRefund', 'success', 'A whole order', withProof({ ...paidOrder, ...allBack })),
  example('requestRefund', 'orderNotFound', 'No such order', { ordersn: orderThatNeverWas, ...allBack }),
  example('requestRefund', 'orderLineNotFound', 'No such line', { ...lineThatNeverWas, ...allBack }),
  example('requestRefund', 'contactSupportFirst', 'Nobody was asked before', {
    ...paidOrder,
    ...allBack,
    contacted: 0,
  }),
  example('requestRefund', 'afterSalesNotPossible', 'Never paid', {
    ordersn: 'SG20260115000004',
    ...allBack,
  }),
  example(
    'requestRefund',
    'returnTooLate',
    'Delivered 46 days ago',
    { ...madeOrder, ...allBack },
    { scenarios: 'return.day-46' },
  ),
  example('requestRefund', 'pictureNotFound', 'A picture from elsewhere', {
    ...paidOrder,
    ...allBack,
    ...elsewhere,
  }),
  exampleAfter('requestRefund', 'afterSalesAlreadyOpen', 'Asked for already', async (visitor) => {
    const wanted = await withProof({ ...paidOrder, line_id: 1, ...allBack })(visitor);
    await visitor.shop.requestRefund(wanted);
    return wanted;
  }),

  example('getRefundDetail', 'success', 'The shop looks into it', lookedInto),
  example('getRefundDetail', 'refunded', 'The money went back', { id: 'AS20251030000016' }),
  example('getRefundDetail', 'rejected', 'Refused', { id: 'AS20251012000023' }),
  example('getRefundDetail', 'afterSalesNotFound', 'No such request', requestThatNeverWas),

  exampleAfter('sendBackTracking', 'success', 'On its way back', agreedReturn),
  example('sendBackTracking', 'afterSalesNotFound', 'No such request', { ...requestThatNeverWas, ...parcel }),
  example('sendBackTracking', 'afterSalesStepClosed', 'Nothing is to be sent back', {
    ...lookedInto,
    ...parcel,
  }),

  example('withdrawAfterSales', 'success', 'Taken back', lookedInto),
  example('withdrawAfterSales', 'afterSalesNotFound', 'No such request', requestThatNeverWas),
  example('withdrawAfterSales', 'afterSalesStepClosed', 'The money went back already', {
    id: 'AS20251030000016',
  }),

  example('listAfterSales', 'success', 'The newest two', { state: 'all', page: 1, page_size: 2 }),
  example('listAfterSales', 'empty', 'None', {}, { who: 'newcomer' }),
];
