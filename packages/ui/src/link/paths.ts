import { detailPath, homePath, productsPath } from './landing-paths.ts';

/**
 * The path pattern of every page (spec §2), written once: the route table and the URLs use them.
 * Segments with a colon are parameters, filled in by `fillPath`.
 */
export const paths = {
  home: homePath,
  products: productsPath,
  category: `${productsPath}/:categoryId`,
  detail: detailPath,
  entrance: '/login',
  logIn: '/login/login',
  register: '/login/register',
  resetPassword: '/login/repasswd',
  cart: '/car',
  payment: '/pay',
  paymentResult: '/pay_result',
  account: '/user',
  profile: '/user/profile',
  orders: '/user/order',
  ordersOfState: '/user/order/:state',
  order: '/user/order/details/:ordersn',
  coupons: '/user/coupon',
  couponsOfState: '/user/coupon/:state',
  applications: '/user/application',
  accountPoints: '/user/points',
  wins: '/user/win',
  accountWarranty: '/user/warranty',
  changePassword: '/user/reset',
  decoration: '/user/decoration',
  comment: '/comment',
  gift: '/comment/gift',
  pointStore: '/pointstore',
  bigSale: '/bigsale',
  points: '/points',
  tiktok: '/tiktok',
  community: '/community',
  warranty: '/warranty',
  wishlist: '/wishlist',
  compare: '/compare',
  activity: '/activity',
  flashSale: '/activity/flashsale',
  support: '/support',
  supportFaq: '/support/faq',
  supportWarranty: '/support/warranty',
  downloads: '/support/download',
  trackOrder: '/support/trackOrder',
  trackOrders: '/support/trackOrder/list',
  ordersOver: '/support/trackOrder/over',
  trackedOrder: '/support/trackOrder/order/:id',
  about: '/about',
  aboutUs: '/about/aboutUs',
  contactUs: '/about/contactUs',
  brand: '/about/brand',
  withdrawal: '/withdrawal',
  policies: '/policy',
  policy: '/policy/:policyTitle',
} as const;

/** Replaces each parameter of a path pattern by its encoded value. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
