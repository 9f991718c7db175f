import type { SeedCustomer } from '../customer-types.ts';
import { adaOrders } from './ada-orders.ts';
import { adaPoints } from './ada-points.ts';

export const customers: readonly SeedCustomer[] = [
  {
    id: 1,
    email: 'ada@example.com',
    password: 'volt-2026',
    nickname: 'Ada',
    locale: 'en',
    pointLog: adaPoints,
    address: {
      firstName: 'Ada',
      lastName: 'Brennan',
      address: '418 Harbor View Road',
      addressTwo: 'Apartment 3',
      postalCode: '98101',
      city: 'Seattle',
      state: 'WA',
      region: 'US',
      phone: '+1 206 555 0177',
    },
    orders: adaOrders,
  },
  {
    id: 2,
    email: 'new@example.com',
    password: 'volt-2026',
    nickname: 'Noor',
    locale: 'en',
    pointLog: [{ kind: 'signUp', change: 50, secondsAgo: 60 }],
    address: null,
    orders: [],
  },
];
