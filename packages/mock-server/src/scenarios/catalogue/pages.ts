import { frozenAtMs } from '../../world/state/clock.ts';
import { linkTokens } from '../mail/mail.ts';

/** A page of the shop that shows a scenario. */
export interface ScenarioPage {
  /** From the root, with its query. */
  readonly path: string;
  /** Further scenarios that the page requires, such as a login: `auth.customer`. */
  readonly beside?: string;
  /** The moment of the frozen clock, where the path contains numbers that depend on the day. */
  readonly now?: string;
}

const member = 'auth.customer';
const home: ScenarioPage = { path: '/' };
const list: ScenarioPage = { path: '/product/1' };
const detail: ScenarioPage = { path: '/detail?id=1202' };
const logIn: ScenarioPage = { path: '/login/login' };
const cart: ScenarioPage = { path: '/car', beside: member };
const checkout: ScenarioPage = { path: '/car?step=address', beside: `${member},cart.one` };
const orders: ScenarioPage = { path: '/user/order/orders', beside: member };
const toPay: ScenarioPage = { path: '/user/order/unpaid', beside: `${member},orders.empty,order.unpaid` };
const points: ScenarioPage = { path: '/points', beside: member };
const warranties: ScenarioPage = { path: '/user/warranty', beside: member };
const store: ScenarioPage = { path: '/pointstore', beside: member };
const contact: ScenarioPage = { path: '/about/contactUs' };
const prizes: ScenarioPage = { path: '/user/win', beside: member };
const raffles: ScenarioPage = { path: '/activity/raffles', beside: member };
const applications: ScenarioPage = { path: '/user/application', beside: member };
const now = new Date(frozenAtMs).toISOString();
/** The order that a scenario adds, and its request. */
const added: ScenarioPage = { path: '/user/order/details/SG20260115000001', beside: member, now };
const request: ScenarioPage = { ...added, path: `${added.path}?after-sales=AS20260115000001` };
/** The existing request, which the scenario decides. */
const existingRequest: ScenarioPage = {
  ...added,
  path: '/user/order/details/SG20251118000042?after-sales=AS20251118000042',
};

/** The pages of scenario groups; a scenario whose page differs is below. */
const ofGroup: Readonly<Record<string, ScenarioPage>> = {
  ...{ home, notice: home, banner: home, popup: home, subscribe: home, flash: home, sse: home, net: home },
  ...{ lang: home, wheel: home, category: list, catalog: list, price: list, data: list },
  ...{ stock: detail, detail, download: detail, praise: detail, coupon: detail, buynow: detail },
  search: { path: '/product?keywords=wireless' },
  auth: { path: '/user/order/orders' },
  login: logIn,
  register: { path: '/login/register' },
  repasswd: { path: '/login/repasswd' },
  policy: { path: '/policy/returns' },
  account: { path: '/user/profile', beside: member },
  mail: { path: `/unsubscribe?token=${linkTokens.offers}` },
  wish: { path: '/wishlist', beside: member },
  address: checkout,
  withdrawal: { path: '/withdrawal?ordersn=SG20260111000027', beside: member },
  track: { path: '/support/trackOrder/list' },
  logistics: { path: '/support/trackOrder/order/SG20260111000027', beside: member },
  upload: { path: '/comment?order=SG20260102000019&line=1', beside: member },
  faq: { path: '/support/faq' },
  ...{ contact, support: contact, win: prizes, raffle: raffles, freetest: applications, delivery: checkout },
  ...{ cart, tax: checkout, pay: toPay, points, pointstore: store },
  ...{
    orders,
    order: orders,
    paytype: orders,
    line: orders,
    refund: request,
    exchange: request,
    return: request,
  },
};

const ofName: Readonly<Record<string, ScenarioPage>> = {
  'auth.expires-after:N': orders,
  'auth.rotated': orders,
  'auth.tiktok': { path: '/tiktok' },
  'login.remembered': { path: '/user/order/orders' },
  'login.devices': { path: '/user/reset', beside: member },
  'data.nulls': detail,
  'freetest.open': detail,
  'freetest.approved': orders,
  'pay.saved-cards': { path: '/user/address', beside: member },
  'address.none': { path: '/user/address', beside: member },
  'mail.alerts': { path: '/user/notices', beside: member },
  'mail.back-in-stock': { path: `/unsubscribe?token=${linkTokens.backInStock}` },
  'mail.sale-start': { path: `/unsubscribe?token=${linkTokens.saleStart}` },
  'cart.guest-merge': { path: '/car' },
  'cart.add-failed': detail,
  'cart.delete-failed': { ...cart, beside: `${member},cart.many` },
  'cart.slow-edit': { ...cart, beside: `${member},cart.many` },
  'cart.price-changed': checkout,
  'order.duplicate-submit': checkout,
  'order.deleted': added,
  'pay.denied': orders,
  'pay.free-test': orders,
  'pay.points-short': { path: '/car?cartype=2&step=address', beside: member },
  'return.ok': added,
  'return.day-46': added,
  'return.too-many': { path: '/user/order/details/SG20251220000034?after-sales=1', beside: member },
  'refund.approved': existingRequest,
  'refund.rejected': existingRequest,
  'withdrawal.declared': { path: '/withdrawal?ordersn=SG20260115000001', beside: member, now },
  'wheel.list-failed': prizes,
  'review.ok': orders,
  'review.day-31': orders,
  'review.pending': detail,
  'warranty.active': warranties,
  'warranty.day-366': warranties,
  'warranty.claimed': warranties,
  'warranty.approved': request,
  'warranty.rejected': request,
  'warranty.replaced': request,
  'warranty.refunded': request,
  'warranty.gift-registered': orders,
  'promotion.getPointRules-failed': points,
  'promotion.getCustomerRights-failed': points,
  'promotion.listGifts-failed': { path: '/comment/gift', beside: member },
  'promotion.listRaffles-failed': raffles,
  'promotion.listActivityCoupons-failed': { path: '/user/coupon/all', beside: member },
  'promotion.getActivityTimes-failed': { path: '/bigsale' },
};

/** The page that shows a scenario; undefined without a row above, which a test reports. */
export function pageOf(name: string, group: string): ScenarioPage | undefined {
  return ofName[name] ?? ofGroup[group];
}

/** All groups and scenarios with a row above. */
export const pagedNames: readonly string[] = [...Object.keys(ofGroup), ...Object.keys(ofName)];
