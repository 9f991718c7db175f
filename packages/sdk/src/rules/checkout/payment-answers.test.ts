import { expect, test, vi } from 'vitest';
import { connectShop } from '../../connection.ts';
import { ChargeStatus, OrderStatus, PayType, ResponseCode } from '../../generated/codes.ts';
import type { TestAnswers } from '../../testing/index.ts';
import { createTestShop, endLogin, loseAnswer, refuse } from '../../testing/index.ts';
import { isPaid, payableStatusOf } from './payable-status.ts';
import type { PaymentOutcome } from './payment.ts';
import { payOrder, verifyPayment } from './payment.ts';

const ordersn = 'SG20260115000001';
const charge = { msg: '', charge_id: 'ch_00000001', redirect_url: null, charge_status: ChargeStatus.ready };
const unpaid = {
  msg: 'Not paid',
  orderstatus: OrderStatus.unpaid,
  paytype: PayType.card,
  charge_status: null,
};

function paymentOver(answers: TestAnswers, fetchError?: Error) {
  const shop = createTestShop({ checkoutOrder: () => charge, verifyOrder: () => unpaid, ...answers });
  const fetch = fetchError === undefined ? shop.fetch : () => Promise.reject(fetchError);
  const connection = connectShop({ baseUrl: 'http://shop.test', fetch, retry: { limit: 0 } });
  const options = {
    ordersn,
    token: 'tok_00000001',
    redirectOrigins: [],
    pause: () => Promise.resolve(),
    onVerify: vi.fn(),
    shouldContinue: () => true,
  };
  return {
    pay: () => payOrder(connection, options),
    verify: () => verifyPayment(connection, options),
    calls: () => shop.calls,
  };
}

test('[PAY-02] the calls name the order, the card and the charge', async () => {
  const payment = paymentOver({
    confirmCharge: () => ({ ...unpaid, charge_status: ChargeStatus.processing }),
    verifyOrder: () => ({ ...unpaid, charge_status: ChargeStatus.succeeded }),
  });
  expect(await payment.pay()).toEqual({ status: 'paid' });
  expect(payment.calls().map(({ id, argument }) => [id, argument])).toEqual([
    ['checkoutOrder', { ordersn, payment_token: 'tok_00000001' }],
    ['confirmCharge', { ordersn, charge_id: charge.charge_id }],
    ['verifyOrder', { ordersn }],
  ]);
});

test.each([
  [{ charge_status: ChargeStatus.succeeded, orderstatus: OrderStatus.unpaid }],
  [{ charge_status: ChargeStatus.processing, orderstatus: OrderStatus.paid }],
])('[PAY-02] %j is paid', async (answer) => {
  const payment = paymentOver({
    confirmCharge: () => ({ ...unpaid, ...answer }),
    verifyOrder: () => ({ ...unpaid, charge_status: ChargeStatus.failed }),
  });
  expect(await payment.pay()).toEqual({ status: 'paid' });
});

test.each<[string, TestAnswers, PaymentOutcome]>([
  [
    'a failed charge',
    { verifyOrder: () => ({ ...unpaid, msg: 'Declined', charge_status: ChargeStatus.failed }) },
    { status: 'declined', message: 'Declined' },
  ],
  ['an ended login', { verifyOrder: () => endLogin() }, { status: 'sessionEnded' }],
  ['an unknown order', { verifyOrder: () => refuse(ResponseCode.orderNotFound) }, { status: 'notPayable' }],
])('[PAY-02] %s ends the verification', async (_name, answers, outcome) => {
  const payment = paymentOver(answers);
  expect(await payment.verify()).toEqual(outcome);
  expect(payment.calls()).toHaveLength(1);
});

test('[PAY-02] any other refusal declines with the message of the server', async () => {
  const payment = paymentOver({ checkoutOrder: () => refuse(ResponseCode.failed, 'Not today') });
  expect(await payment.pay()).toEqual({ status: 'declined', message: 'Not today' });
});

test('[PAY-02] a lost poll that carries no answer is repeated', async () => {
  let polls = 0;
  const payment = paymentOver({
    verifyOrder: () => {
      polls += 1;
      return polls === 1 ? loseAnswer() : { ...unpaid, orderstatus: OrderStatus.paid };
    },
  });
  expect(await payment.verify()).toEqual({ status: 'paid' });
});

test.each([
  [OrderStatus.unpaid, 'payable'],
  [OrderStatus.pending, 'payable'],
  [OrderStatus.paid, 'paid'],
  [OrderStatus.cancelled, 'gone'],
  [OrderStatus.shipped, 'paid'],
  [OrderStatus.complete, 'paid'],
  [OrderStatus.deleted, 'gone'],
  [OrderStatus.refundRequested, 'paid'],
  [OrderStatus.refunded, 'paid'],
  [OrderStatus.received, 'paid'],
  [OrderStatus.refundRejected, 'paid'],
] as const)('[PAY-02] an order in status %i is %s', (orderstatus, status) => {
  expect(payableStatusOf({ orderstatus, paytype: PayType.card })).toBe(status);
  expect(isPaid(orderstatus)).toBe(status === 'paid');
});

test('[PAY-02] a free test needs no payment, and an unknown status permits none', () => {
  const freeTest = { orderstatus: OrderStatus.unpaid, paytype: PayType.freeTest };
  expect(payableStatusOf(freeTest)).toBe('paid');
  expect(payableStatusOf({ ...freeTest, orderstatus: OrderStatus.cancelled })).toBe('gone');
  const unknown: OrderStatus = JSON.parse('99');
  expect(payableStatusOf({ orderstatus: unknown, paytype: PayType.card })).toBe('gone');
});
