import { expect, test, vi } from 'vitest';
import { connectShop } from '../../connection.ts';
import { ChargeStatus, OrderStatus, PayType, ResponseCode } from '../../generated/codes.ts';
import type { TestAnswers } from '../../testing/index.ts';
import { createTestShop, endLogin, loseAnswer, refuse } from '../../testing/index.ts';
import type { PaymentOptions } from './payment.ts';
import { payOrder, verifyPayment } from './payment.ts';

const ordersn = 'SG20260115000001';
const charge = {
  msg: 'Opened',
  charge_id: 'ch_00000001',
  redirect_url: null,
  charge_status: ChargeStatus.ready,
};
const paidAnswer = { msg: 'Paid', orderstatus: OrderStatus.paid, charge_status: ChargeStatus.succeeded };
const unpaidAnswer = {
  msg: 'Not paid',
  orderstatus: OrderStatus.unpaid,
  paytype: PayType.card,
  charge_status: null,
};

function openPayment(answers: TestAnswers, change: Partial<PaymentOptions> = {}) {
  const shop = createTestShop({
    checkoutOrder: () => charge,
    confirmCharge: () => paidAnswer,
    verifyOrder: () => unpaidAnswer,
    ...answers,
  });
  const connection = connectShop({ baseUrl: 'http://shop.test', fetch: shop.fetch, retry: { limit: 0 } });
  const pause = vi.fn(() => Promise.resolve());
  const onVerify = vi.fn();
  const options: PaymentOptions = {
    ordersn,
    token: 'tok_00000001',
    redirectOrigins: ['https://pay.example'],
    pause,
    onVerify,
    shouldContinue: () => true,
    ...change,
  };
  return {
    pay: () => payOrder(connection, options),
    verify: () => verifyPayment(connection, options),
    pauses: () => pause.mock.calls.flat(),
    onVerify,
    countOf: (id: string) => shop.calls.filter((call) => call.id === id).length,
  };
}

test('[PAY-02] a confirmed charge pays the order without a verification', async () => {
  const payment = openPayment({});
  expect(await payment.pay()).toEqual({ status: 'paid' });
  expect(payment.onVerify).not.toHaveBeenCalled();
});

test('[PAY-02] a lost answer is verified and never charged again', async () => {
  const payment = openPayment({
    confirmCharge: () => loseAnswer(),
    verifyOrder: () => ({ ...unpaidAnswer, orderstatus: OrderStatus.paid }),
  });
  expect(await payment.pay()).toEqual({ status: 'paid' });
  expect(payment.onVerify).toHaveBeenCalledTimes(1);
  expect(payment.countOf('confirmCharge')).toBe(1);
});

test('[PAY-02] a retry is safe once the server has answered three times that there is no charge', async () => {
  const payment = openPayment({ confirmCharge: () => loseAnswer() });
  expect(await payment.pay()).toMatchObject({ status: 'notCharged', error: { kind: 'network' } });
  expect(payment.countOf('verifyOrder')).toBe(3);
});

test('[PAY-02] polls every two seconds at the latest while the charge is processed', async () => {
  let polls = 0;
  const payment = openPayment({
    verifyOrder: () => {
      polls += 1;
      const isFinal = polls > 6;
      return { ...unpaidAnswer, charge_status: isFinal ? ChargeStatus.succeeded : ChargeStatus.processing };
    },
  });
  expect(await payment.verify()).toEqual({ status: 'paid' });
  expect(payment.pauses()).toEqual([1_000, 2_000, 2_000, 2_000, 2_000, 2_000]);
});

test('[PAY-02] lost polls do not change the outcome of the charge', async () => {
  let polls = 0;
  const payment = openPayment({
    verifyOrder: () => {
      polls += 1;
      return polls > 5 ? { ...unpaidAnswer, charge_status: ChargeStatus.succeeded } : loseAnswer();
    },
  });
  expect(await payment.verify()).toEqual({ status: 'paid' });
});

test('[PAY-02] polling stops when the caller no longer wants the result', async () => {
  let shouldContinue = true;
  const payment = openPayment(
    { verifyOrder: () => ({ ...unpaidAnswer, charge_status: ChargeStatus.processing }) },
    {
      shouldContinue: () => shouldContinue,
      pause: () => {
        shouldContinue = false;
        return Promise.resolve();
      },
    },
  );
  expect(await payment.verify()).toEqual({ status: 'stopped' });
  expect(payment.countOf('verifyOrder')).toBe(1);
});

test.each<[string, TestAnswers, object]>([
  [
    'a declined charge',
    {
      confirmCharge: () => ({
        ...paidAnswer,
        msg: 'Declined',
        orderstatus: OrderStatus.unpaid,
        charge_status: ChargeStatus.failed,
      }),
    },
    { status: 'declined', message: 'Declined' },
  ],
  [
    'an order that is paid already',
    { checkoutOrder: () => refuse(ResponseCode.orderAlreadyPaid) },
    { status: 'paid' },
  ],
  [
    'an order that is not payable',
    { checkoutOrder: () => refuse(ResponseCode.orderNotPayable) },
    { status: 'notPayable' },
  ],
  ['an expired login', { checkoutOrder: () => endLogin() }, { status: 'sessionEnded' }],
])('[PAY-02] %s has an outcome without a verification', async (_name, answers, outcome) => {
  const payment = openPayment(answers);
  expect(await payment.pay()).toMatchObject(outcome);
  expect(payment.countOf('verifyOrder')).toBe(0);
});

test.each([
  ['https://pay.example/3ds', { status: 'redirect', address: 'https://pay.example/3ds' }],
  ['/pay/3ds', { status: 'redirect', address: '/pay/3ds' }],
  ['https://evil.example/3ds', { status: 'declined', message: '' }],
  ['javascript:alert(1)', { status: 'declined', message: '' }],
])('[PAY-02] [R17] the redirect to %s is followed only to a known origin', async (address, outcome) => {
  const payment = openPayment({ checkoutOrder: () => ({ ...charge, redirect_url: address }) });
  expect(await payment.pay()).toEqual(outcome);
  expect(payment.countOf('confirmCharge')).toBe(0);
});
