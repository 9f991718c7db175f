import type { Hrefs } from './link-context.tsx';
import { fillPath, paths } from './paths.ts';

/** Builds the shop's URLs. Screens get it through the link context. */
export const hrefs = {
  home: paths.home,
  cart: paths.cart,
  logIn: paths.logIn,
  register: paths.register,
  resetPassword: paths.resetPassword,
  account: paths.account,
  inAccount: (page) => `${paths.account}/${page}`,
  orders: (state = 'orders') => fillPath(paths.ordersOfState, { state }),
  order: (ordersn) => fillPath(paths.order, { ordersn }),
  review: (order, line) => withQuery(paths.comment, { order, line }),
  gift: (ordersn) => withQuery(paths.gift, { ordersn }),
  afterSales: (ordersn, about) => withQuery(fillPath(paths.order, { ordersn }), { 'after-sales': about }),
  afterSalesList: (state = 'all') =>
    withQuery(fillPath(paths.ordersOfState, { state: 'orders' }), { 'after-sales': state }),
  goods: (goodsId) => withQuery(paths.detail, { id: goodsId }),
  goodsForPoints: (goodsId) => withQuery(paths.detail, { id: goodsId, integral: 1 }),
  category: (categoryId) =>
    categoryId === null ? paths.products : fillPath(paths.category, { categoryId: categoryId.toString() }),
  search: (keywords) => withQuery(paths.products, { keywords }),
  pay: (ordersn) => withQuery(paths.payment, { ordersn }),
  policy: (title) => fillPath(paths.policy, { policyTitle: title }),
  policies: paths.policies,
  withdrawal: (ordersn) => withQuery(paths.withdrawal, { ordersn }),
  support: (page) => `${paths.support}/${page}`,
  ordersOver: paths.ordersOver,
  trackedOrder: (ordersn) => fillPath(paths.trackedOrder, { id: ordersn }),
  about: (page) => `${paths.about}/${page}`,
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

/** Appends the defined query parameters, encoded. */
export function withQuery(
  path: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) query.set(name, value.toString());
  return query.size === 0 ? path : `${path}?${query}`;
}
