import type { Hrefs } from '@signal-shop/ui/link/link-context.tsx';

/** Every address of the shop is made here; screens get this through the link context. */
export const hrefs = {
  home: '/',
  cart: '/car',
  logIn: '/login/login',
  register: '/login/register',
  resetPassword: '/login/repasswd',
  account: '/user',
  inAccount: (place) => `/user/${place}`,
  orders: (state = 'orders') => `/user/order/${encodeURIComponent(state)}`,
  order: (ordersn) => `/user/order/details/${encodeURIComponent(ordersn)}`,
  review: (order, line) =>
    order === undefined
      ? '/comment'
      : `/comment?${new URLSearchParams({ order, ...(line !== undefined && { line: `${line}` }) })}`,
  gift: (ordersn) =>
    ordersn === undefined ? '/comment/gift' : `/comment/gift?${new URLSearchParams({ ordersn })}`,
  afterSales: (ordersn, about) =>
    `/user/order/details/${encodeURIComponent(ordersn)}?${new URLSearchParams({ 'after-sales': String(about) })}`,
  afterSalesList: (state = 'all') => `/user/order/orders?${new URLSearchParams({ 'after-sales': state })}`,
  goods: (goodsId) => `/detail?id=${goodsId}`,
  goodsForPoints: (goodsId) => `/detail?id=${goodsId}&integral=1`,
  category: (categoryId) => (categoryId === null ? '/product' : `/product/${categoryId}`),
  search: (keywords) => `/product?${new URLSearchParams({ keywords })}`,
  pay: (ordersn) => `/pay?${new URLSearchParams({ ordersn })}`,
  policy: (title) => `/policy/${encodeURIComponent(title)}`,
  policies: '/policy',
  withdrawal: (ordersn) =>
    ordersn === undefined ? '/withdrawal' : `/withdrawal?${new URLSearchParams({ ordersn })}`,
  support: (place) => `/support/${place}`,
  ordersOver: '/support/trackOrder/over',
  trackedOrder: (ordersn) => `/support/trackOrder/order/${encodeURIComponent(ordersn)}`,
  about: (place) => `/about/${place}`,
  pointStore: '/pointstore',
  points: '/points',
  flashSale: '/activity/flashsale',
  tiktok: '/tiktok',
  community: '/community',
  warranty: '/warranty',
  wishlist: '/wishlist',
  compare: (goodsIds = []) => (goodsIds.length === 0 ? '/compare' : `/compare?ids=${goodsIds.join(',')}`),
} as const satisfies Hrefs;

/** Addresses that only the web app itself goes to. */
export const places = {
  buyNow: '/car?cartype=2',
  addressStep: (kind: 'cart' | 'buyNow') =>
    kind === 'buyNow' ? '/car?cartype=2&step=address' : '/car?step=address',
  payment: '/pay',
  paymentResult: (ordersn: string) => `/pay_result?${new URLSearchParams({ ordersn })}`,
  giftStep: (ordersn: string, step: 'review' | 'prize' | 'address') =>
    `/comment/gift?${new URLSearchParams({ ordersn, step })}`,
  logInFor: (wanted: string) => `/login/login?${new URLSearchParams({ redirect: wanted })}`,
  registerFor: (wanted: string) => `/login/register?${new URLSearchParams({ redirect: wanted })}`,
} as const;
