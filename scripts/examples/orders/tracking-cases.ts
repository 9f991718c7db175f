import type { ExampleCase } from '../example-case.ts';
import { example } from '../example-case.ts';

const guest = { who: 'guest' } as const;
const email = 'ada@example.com';
const shippedOrder = { ordersn: 'SG20260111000027', email } as const;
const notHers = { ordersn: 'SG20260111000027', email: 'eve@example.com' } as const;
const withinTheUS = { ordersn: 'SG20260114000011', email } as const;

export const trackingCases: readonly ExampleCase[] = [
  example('listCarriers', 'success', 'All carriers', {}, guest),

  example(
    'trackParcel',
    'success',
    'In transit',
    { tracking_number: '1Z5550142000327', carrier: 'ups' },
    guest,
  ),
  example('trackParcel', 'delivered', 'Delivered', { tracking_number: '1Z5550142000218' }, guest),
  example(
    'trackParcel',
    'trackingUnavailable',
    'The carrier does not respond',
    { tracking_number: '1Z5550142000327' },
    { ...guest, scenarios: 'logistics.api-down' },
  ),
  example('trackParcel', 'parcelNotFound', 'No such parcel', { tracking_number: 'NL0000000000' }, guest),

  example('findOrder', 'success', 'In transit', shippedOrder, guest),
  example('findOrder', 'orderNotFound', 'Number and email do not match', notHers, guest),

  example('findWithdrawableOrder', 'success', 'An order in transit', shippedOrder, {
    ...guest,
    scenarios: 'withdrawal.everywhere',
  }),
  example(
    'findWithdrawableOrder',
    'declared',
    'Already declared',
    { ordersn: 'SG20260115000001', email },
    { ...guest, scenarios: 'withdrawal.declared' },
  ),
  example('findWithdrawableOrder', 'orderNotFound', 'Number and email do not match', notHers, guest),
  example('findWithdrawableOrder', 'withdrawalNotOffered', 'Not in this market', withinTheUS, guest),
  example(
    'findWithdrawableOrder',
    'withdrawalNotPossible',
    'The withdrawal period is over',
    { ordersn: 'SG20251220000034', email },
    { ...guest, scenarios: 'withdrawal.everywhere' },
  ),

  example('withdrawOrder', 'success', 'Declared', shippedOrder, {
    ...guest,
    scenarios: 'withdrawal.everywhere',
  }),
  example('withdrawOrder', 'orderNotFound', 'Number and email do not match', notHers, guest),
  example('withdrawOrder', 'withdrawalNotOffered', 'Not in this market', withinTheUS, guest),
  example(
    'withdrawOrder',
    'withdrawalNotPossible',
    'The withdrawal period is over',
    { ordersn: 'SG20251220000034', email },
    { ...guest, scenarios: 'withdrawal.everywhere' },
  ),
];
