import type { Hrefs, LinkEnvironment, LinkProps } from './link-context.tsx';

function PlainAnchor({ stay: _, ...props }: LinkProps) {
  return <a {...props} />;
}

function queryText(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${value}`,
  );
  return given.length === 0 ? '' : `?${given.join('&')}`;
}

const plainHrefs: Hrefs = {
  home: '/',
  cart: '/car',
  orders: (state = 'orders') => `/user/order/${state}`,
  order: (ordersn) => `/user/order/details/${ordersn}`,
  review: (ordersn, lineId) => `/comment${queryText({ order: ordersn, line: lineId })}`,
  gift: (ordersn) => `/comment/gift${queryText({ ordersn })}`,
  afterSales: (ordersn, about) => `/user/order/details/${ordersn}?after-sales=${about}`,
  afterSalesList: (state = 'all') => `/user/order/orders?after-sales=${state}`,
  goods: (goodsId) => `/detail?id=${goodsId}`,
  goodsForPoints: (goodsId) => `/detail?id=${goodsId}&integral=1`,
  category: (categoryId) => (categoryId === null ? '/product' : `/product/${categoryId}`),
  search: (keywords) => `/product?keywords=${encodeURIComponent(keywords)}`,
  pay: (ordersn) => `/pay?ordersn=${ordersn}`,
  logIn: '/login/login',
  register: '/login/register',
  resetPassword: '/login/repasswd',
  account: '/user',
  inAccount: (place) => `/user/${place}`,
  policy: (title) => `/policy/${encodeURIComponent(title)}`,
  policies: '/policy',
  withdrawal: (ordersn) => (ordersn === undefined ? '/withdrawal' : `/withdrawal?ordersn=${ordersn}`),
  support: (place) => `/support/${place}`,
  ordersOver: '/support/trackOrder/over',
  trackedOrder: (ordersn) => `/support/trackOrder/order/${ordersn}`,
  about: (place) => `/about/${place}`,
  pointStore: '/pointstore',
  points: '/points',
  flashSale: '/activity/flashsale',
  tiktok: '/tiktok',
  community: '/community',
  warranty: '/warranty',
  wishlist: '/wishlist',
  compare: (goodsIds = []) => (goodsIds.length === 0 ? '/compare' : `/compare?ids=${goodsIds.join(',')}`),
};

/** Plain anchors and addresses, for stories, tests and pages outside of the shop. */
export const plainLinks: LinkEnvironment = { Anchor: PlainAnchor, hrefs: plainHrefs };
