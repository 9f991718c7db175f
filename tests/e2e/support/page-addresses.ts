import type { PageName } from '@signal-shop/web/page-name.ts';
import { pageNames } from '@signal-shop/web/page-name.ts';

const completedOrder = 'SG20251220000034';
const shippedOrder = 'SG20260111000027';
const unpaidOrder = 'SG20260115000004';

/** A URL of each page. */
export const pageAddresses = {
  home: '/',
  category: '/product/1',
  search: '/product?keywords=headset',
  detail: '/detail?id=1011',
  logIn: '/login/login',
  register: '/login/register',
  resetPassword: '/login/repasswd',
  cart: '/car',
  checkout: '/car?step=address',
  payment: `/pay?ordersn=${unpaidOrder}`,
  paymentResult: `/pay_result?ordersn=${shippedOrder}`,
  orders: '/user/order/orders',
  order: `/user/order/details/${shippedOrder}`,
  afterSales: `/user/order/details/${completedOrder}?after-sales=1`,
  afterSalesList: '/user/order/orders?after-sales=all',
  profile: '/user/profile',
  coupons: '/user/coupon/all',
  applications: '/user/application',
  accountPoints: '/user/points',
  wins: '/user/win',
  accountWarranty: '/user/warranty',
  addresses: '/user/address',
  notices: '/user/notices',
  changePassword: '/user/reset',
  decoration: '/user/decoration',
  comment: '/comment',
  gift: '/comment/gift',
  policy: '/policy/returns',
  supportFaq: '/support/faq',
  supportWarranty: '/support/warranty',
  downloads: '/support/download',
  trackOrders: '/support/trackOrder/list',
  ordersOver: '/support/trackOrder/over',
  trackedOrder: `/support/trackOrder/order/${shippedOrder}`,
  aboutUs: '/about/aboutUs',
  contactUs: '/about/contactUs',
  brand: '/about/brand',
  policies: '/policy',
  withdrawal: `/withdrawal?ordersn=${shippedOrder}`,
  unsubscribe: '/unsubscribe?token=mail_offers_of_the_demonstration',
  flashSale: '/activity/flashsale',
  pointsStore: '/pointstore',
  bigSale: '/bigsale',
  raffles: '/activity/raffles',
  finder: '/finder?category=1&use=any&priority=any',
  points: '/points',
  tiktok: '/tiktok',
  community: '/community',
  warranty: '/warranty',
  wishlist: '/wishlist',
  compare: '/compare?ids=1011,1032',
} satisfies Record<PageName, string>;

export interface PageVisit {
  readonly who: 'guest' | 'member';
  readonly first: PageName;
  readonly pages: readonly PageName[];
}

export const forGuests: readonly PageName[] = ['logIn', 'register', 'resetPassword'];
const forMembers = pageNames.filter((name) => !forGuests.includes(name));
const atOnce = 4;

/** Every page once, a few for each browser context, by a visitor who may open them. */
export const visits: readonly PageVisit[] = [
  { who: 'guest', first: 'logIn', pages: forGuests },
  ...forMembers.flatMap((first, index): PageVisit[] =>
    index % atOnce === 0 ? [{ who: 'member', first, pages: forMembers.slice(index, index + atOnce) }] : [],
  ),
];
