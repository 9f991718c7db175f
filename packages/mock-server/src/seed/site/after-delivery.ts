import type { SeedAfterDelivery } from '../after-delivery-types.ts';

const ada = { customerId: 1, email: 'ada@example.com' } as const;

/** Free tests, reviews and marketplace orders of a new world. */
export const afterDelivery: SeedAfterDelivery = {
  freeTests: [
    { goodsId: 1091, places: 20, taken: 12, openDays: 14 },
    { goodsId: 1011, places: 12, taken: 4, openDays: 21 },
    { goodsId: 2011, places: 30, taken: 9, openDays: 10 },
    { goodsId: 2041, places: 10, taken: 9, openDays: 30 },
    { goodsId: 2021, places: 8, taken: 8, openDays: 6 },
    { goodsId: 1281, places: 15, taken: 15, openDays: 0 },
  ],
  applications: [
    {
      ...ada,
      id: 1,
      goodsId: 2041,
      status: 'approved',
      reason: 'I write a column about mice and use mine eight hours a day.',
      appliedDaysAgo: 5,
      ordersn: 'SG20260113000009',
    },
    {
      ...ada,
      id: 2,
      goodsId: 1281,
      status: 'rejected',
      reason: 'I’d like to try it.',
      appliedDaysAgo: 40,
      ordersn: null,
    },
    {
      ...ada,
      id: 3,
      goodsId: 2011,
      status: 'underReview',
      reason: 'I have small hands and can tell you how the side buttons feel.',
      appliedDaysAgo: 1,
      ordersn: null,
    },
  ],
  reviews: [
    {
      customerId: ada.customerId,
      ordersn: 'SG20251203000008',
      lineId: 1,
      goodsId: 1201,
      stars: 4,
      content: 'Small, honest, and the cable never tangles. The pads could be a little softer.',
      reviewUrl: '',
      daysAgo: 25,
    },
  ],
  warranties: [
    { customerId: ada.customerId, ordersn: 'SG20251220000034', lineId: 2, registeredDaysAgo: 12 },
    { customerId: ada.customerId, ordersn: 'SG20251203000008', lineId: 1, registeredDaysAgo: 30 },
  ],
  marketplaceOrders: [
    {
      orderNumber: '112-5550142-7301884',
      marketplace: 'Amazon',
      email: ada.email,
      goodsIds: [1011],
      deliveredDaysAgo: 34,
    },
    {
      orderNumber: '114-5550107-2290461',
      marketplace: 'Amazon',
      email: ada.email,
      goodsIds: [2151, 2041],
      deliveredDaysAgo: 402,
    },
    {
      orderNumber: '026-5550163-4471902',
      marketplace: 'Amazon',
      email: 'new@example.com',
      goodsIds: [2021],
      deliveredDaysAgo: 90,
    },
  ],
};
