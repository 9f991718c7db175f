import type { Hrefs } from '@signal-shop/ui/link/link-context.tsx';
import { generatePath } from 'react-router';
import { paths } from './paths.ts';

/** Every address of the shop is made here; screens get this through the link context. */
export const hrefs = {
  home: paths.home,
  cart: paths.cart,
  logIn: paths.logIn,
  register: paths.register,
  resetPassword: paths.resetPassword,
  account: paths.account,
  inAccount: (place) => below(paths.account, place),
  orders: (state = 'orders') => generatePath(paths.ordersOfState, { state }),
  order: (ordersn) => generatePath(paths.order, { ordersn }),
  review: (order, line) => withQuery(paths.comment, { order, line }),
  gift: (ordersn) => withQuery(paths.gift, { ordersn }),
  afterSales: (ordersn, about) => withQuery(generatePath(paths.order, { ordersn }), { 'after-sales': about }),
  afterSalesList: (state = 'all') =>
    withQuery(generatePath(paths.ordersOfState, { state: 'orders' }), { 'after-sales': state }),
  goods: (goodsId) => withQuery(paths.detail, { id: goodsId }),
  goodsForPoints: (goodsId) => withQuery(paths.detail, { id: goodsId, integral: 1 }),
  category: (categoryId) =>
    categoryId === null
      ? paths.products
      : generatePath(paths.category, { categoryId: categoryId.toString() }),
  search: (keywords) => withQuery(paths.products, { keywords }),
  pay: (ordersn) => withQuery(paths.payment, { ordersn }),
  policy: (title) => generatePath(paths.policy, { policyTitle: title }),
  policies: paths.policies,
  withdrawal: (ordersn) => withQuery(paths.withdrawal, { ordersn }),
  support: (place) => below(paths.support, place),
  ordersOver: paths.ordersOver,
  trackedOrder: (ordersn) => generatePath(paths.trackedOrder, { id: ordersn }),
  about: (place) => below(paths.about, place),
  pointStore: paths.pointStore,
  points: paths.points,
  flashSale: paths.flashSale,
  tiktok: paths.tiktok,
  community: paths.community,
  warranty: paths.warranty,
  wishlist: paths.wishlist,
  compare: (goodsIds = []) =>
    goodsIds.length === 0 ? paths.compare : `${paths.compare}?ids=${goodsIds.join(',')}`,
} as const satisfies Hrefs;

/** Addresses that only the web app itself goes to. */
export const internalHrefs = {
  buyNow: withQuery(paths.cart, { cartype: 2 }),
  addressStep: (kind: 'cart' | 'buyNow') =>
    withQuery(paths.cart, { cartype: kind === 'buyNow' ? 2 : undefined, step: 'address' }),
  payment: paths.payment,
  paymentResult: (ordersn: string) => withQuery(paths.paymentResult, { ordersn }),
  giftStep: (ordersn: string, step: 'review' | 'prize' | 'address') =>
    withQuery(paths.gift, { ordersn, step }),
  logInFor: (wanted: string) => withQuery(paths.logIn, { redirect: wanted }),
  registerFor: (wanted: string) => withQuery(paths.register, { redirect: wanted }),
} as const;

function below(path: string, place: string): string {
  return generatePath(`${path}/*`, { '*': place });
}

/** Leaves out what is undefined. */
function withQuery(path: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) query.set(name, value.toString());
  return query.size === 0 ? path : `${path}?${query}`;
}
