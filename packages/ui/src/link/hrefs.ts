import { generatePath } from 'react-router';
import type { Hrefs } from './link-context.tsx';
import { paths } from './paths.ts';

const orders = (state = 'orders') => generatePath(paths.ordersOfState, { state });

/** Builds the shop's URLs. Screens get it through the link context. */
export const hrefs = {
  home: paths.home,
  cart: paths.cart,
  logIn: paths.logIn,
  register: paths.register,
  resetPassword: paths.resetPassword,
  account: paths.account,
  inAccount: (page) => `${paths.account}/${page}`,
  orders,
  order: (ordersn) => generatePath(paths.order, { ordersn }),
  invoice: (ordersn) => `${generatePath(paths.order, { ordersn })}#invoice`,
  review: (order, line) => withQuery(paths.comment, { order, line }),
  gift: (ordersn) => withQuery(paths.gift, { ordersn }),
  afterSales: (ordersn, about) => withQuery(generatePath(paths.order, { ordersn }), { 'after-sales': about }),
  afterSalesList: (state = 'all') => withQuery(orders(), { 'after-sales': state }),
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
  support: (page) => `${paths.support}/${page}`,
  ordersOver: paths.ordersOver,
  trackedOrder: (ordersn) => generatePath(paths.trackedOrder, { id: ordersn }),
  about: (page) => `${paths.about}/${page}`,
  pointStore: paths.pointStore,
  points: paths.points,
  flashSale: paths.flashSale,
  bigSale: paths.bigSale,
  raffles: paths.raffles,
  tiktok: paths.tiktok,
  community: paths.community,
  warranty: paths.warranty,
  wishlist: paths.wishlist,
  finder: paths.finder,
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
