import * as contract from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import type { Schema } from '../contract/support/bundle.ts';
import { schemaNamed } from '../contract/support/bundle.ts';

interface Code extends Schema {
  readonly 'x-enum-varnames'?: readonly string[];
  readonly 'x-enum-descriptions'?: readonly string[];
}

/** The tables of specification §4 and §3: its numbers with the names in code. */
const tables = {
  OrderStatus: {
    unpaid: 0,
    pending: 1,
    paid: 2,
    cancelled: 3,
    shipped: 4,
    complete: 5,
    deleted: 6,
    refundRequested: 7,
    refunded: 8,
    received: 9,
    refundRejected: 10,
  },
  PayType: { unpaid: 0, card: 1, points: 2, freeTest: 3 },
  OrderLineStatus: {
    unshipped: 1,
    shipped: 2,
    pendingRefund: 3,
    refunded: 4,
    trackingToAdd: 5,
    cancelled: 6,
    received: 8,
    complete: 9,
    rejected: 10,
    salesReturn: 11,
  },
  DealStatus: { approved: 1, rejected: 2, underReview: 3 },
  RebateKind: { none: 0, percent: 1, amount: 2 },
  BannerMarking: { detail: 1, buyNow: 2, addToCart: 3 },
} as const;

const codes = Object.entries(tables).map(([name, numbers]) => ({ name, numbers }));

test.each(codes)(
  '[API-03] $name has these numbers in the contract, each with a name and a description',
  ({ name, numbers }) => {
    const code: Code = schemaNamed(name);
    expect(code.enum).toEqual(Object.values(numbers));
    expect(code['x-enum-varnames']).toEqual(Object.keys(numbers));
    expect(code['x-enum-descriptions']?.filter((words) => words.trim() !== '')).toHaveLength(
      Object.keys(numbers).length,
    );
  },
);

test.each(codes)('[API-03] $name has these numbers in the sdk', ({ name, numbers }) => {
  expect(Reflect.get(contract, name)).toEqual(numbers);
});

test('[API-03] a banner of type 4 is a video', () => {
  expect(contract.BannerType.video).toBe(4);
});

test('[API-03] the status of an order line may be unknown', () => {
  const status = schemaNamed('OrderLine').properties?.line_status;
  expect(status).toMatchObject({ oneOf: expect.arrayContaining([{ type: 'null' }]) });
});

test('[API-02] 1 is success, and 1000 and 100 are expired logins', () => {
  expect(contract.ResponseCode).toMatchObject({ success: 1, loginRequired: 1000, loginExpired: 100 });
});
