import type { SeedCustomer } from '../customer-types.ts';
import { adaOrders } from './ada-orders.ts';

export const customers: readonly SeedCustomer[] = [
  {
    id: 1,
    email: 'ada@example.com',
    password: 'volt-2026',
    nickname: 'Ada',
    locale: 'en',
    points: 1240,
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
    points: 50,
    address: null,
    orders: [],
  },
];
