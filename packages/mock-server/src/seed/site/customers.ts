import type { SeedCustomer } from '../customer-types.ts';
import { adaOrders } from './ada-orders.ts';
import { adaPoints } from './ada-points.ts';
import { veraOrders, veraPoints } from './vera.ts';

export const customers: readonly SeedCustomer[] = [
  {
    id: 1,
    email: 'ada@example.com',
    password: 'volt-2026',
    nickname: 'Ada',
    locale: 'en',
    pointLog: adaPoints,
    profile: { country: 'US', state: 'WA', city: 'Seattle' },
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
    profile: {},
    address: null,
    orders: [],
  },
  {
    id: 3,
    email: 'vip@example.com',
    password: 'volt-2026',
    nickname: 'Vera',
    locale: 'en',
    pointLog: veraPoints,
    profile: { country: 'US', state: 'CA', city: 'Oakland', birthDate: '1990-03-08', gender: 'female' },
    address: {
      firstName: 'Vera',
      lastName: 'Okafor',
      address: '77 Lakeshore Avenue',
      addressTwo: '',
      postalCode: '94610',
      city: 'Oakland',
      state: 'CA',
      region: 'US',
      phone: '+1 510 555 0142',
    },
    orders: veraOrders,
  },
];
