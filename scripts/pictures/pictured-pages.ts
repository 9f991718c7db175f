import type { LiveLink } from '@signal-shop/ui/stories/live-links.ts';

const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
/** The first order that a scenario places: its number contains the day. */
const orderOfToday = `SG${today}000001`;

/** The page that `npm run pictures` opens for each name: what a designer compares between two versions of the shop. */
export const picturedPages: Readonly<Record<string, LiveLink>> = {
  // A customer, because guests are invited to log in after five seconds.
  home: { path: '/', scenarios: 'auth.customer,flash.open' },
  listing: { path: '/product/1' },
  detail: { path: '/detail?id=1202' },
  cart: { path: '/car', scenarios: 'auth.customer,cart.many' },
  checkout: { path: '/car?step=address', scenarios: 'auth.customer,cart.tier-120' },
  result: { path: `/pay_result?ordersn=${orderOfToday}`, scenarios: 'auth.customer,order.paid' },
  order: { path: '/user/order/details/SG20251220000034', scenarios: 'auth.customer' },
  account: { path: '/user/profile', scenarios: 'auth.customer' },
  points: { path: '/points', scenarios: 'auth.customer' },
  'flash-sale': { path: '/activity/flashsale', scenarios: 'flash.open' },
  empty: { path: '/car', scenarios: 'auth.customer,cart.empty' },
  error: { path: '/product/1', scenarios: 'catalog.failed' },
};
