// Pages of the running shop that show many components: the parameter `shop` of their stories refers to them.
import type { LiveLink, NoLiveLink } from './live-links.ts';

export const homePage: LiveLink = { path: '/', scenarios: 'flash.open' };
export const goodsPage: LiveLink = { path: '/detail?id=1202' };
export const cartPage: LiveLink = { path: '/car', scenarios: 'auth.customer,cart.many' };
export const checkoutPage: LiveLink = {
  path: '/car?step=address',
  scenarios: 'auth.customer,cart.tier-120',
};
export const ordersPage: LiveLink = {
  path: '/user/order/orders',
  scenarios: 'auth.customer,orders.empty,order.all',
};
export const orderPage: LiveLink = {
  path: '/user/order/details/SG20251220000034',
  scenarios: 'auth.customer',
};
export const afterSalesPage: LiveLink = {
  path: '/user/order/details/SG20251220000034?after-sales=1',
  scenarios: 'auth.customer',
};
export const parcelPage: LiveLink = {
  path: '/support/trackOrder/order/SG20260111000027',
  scenarios: 'auth.customer,logistics.moving',
};
export const profilePage: LiveLink = { path: '/user/profile', scenarios: 'auth.customer' };
export const reviewPage: LiveLink = {
  path: '/comment?order=SG20260102000019&line=1',
  scenarios: 'auth.customer',
};
export const everyPage: NoLiveLink = { reason: 'Every page uses it.' };
