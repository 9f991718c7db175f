import { couponTabs } from '@signal-shop/ui/screens/account-coupons/account-coupons.states.ts';
import { orderTabs } from '@signal-shop/ui/screens/account-orders/account-orders.states.ts';
import type { PageName } from './page-name.ts';

export interface RouteMeta {
  /** Visitors without a token are sent to log in; a function decides by the query. */
  readonly requiresLogin: boolean | ((search: URLSearchParams) => boolean);
  readonly hideHeader: boolean;
  readonly hideFooter: boolean;
  /** Members are kept off and stay where they were (spec §2). */
  readonly forGuests: boolean;
  /** The announcement bar stands on pages flagged as index (spec §2). */
  readonly announcement: boolean;
}

export interface ShopRoute {
  readonly path: string;
  readonly page?: PageName | ((search: URLSearchParams) => PageName);
  readonly redirect?: string;
  readonly meta?: Partial<RouteMeta>;
  readonly children?: ShopRoute[];
}

const bare = { hideHeader: true, hideFooter: true } as const;
const index = { announcement: true } as const;

/** The one table of spec §2: which address shows which page, in which frame, to whom. Children inherit meta. */
export const routes: ShopRoute[] = [
  { path: '/', page: 'home', meta: index },
  {
    path: '/product',
    page: (search) => (search.has('keywords') ? 'search' : 'category'),
    meta: index,
  },
  { path: '/product/:categoryId', page: 'category', meta: index },
  { path: '/detail', page: 'detail', meta: index },
  {
    path: '/login',
    redirect: '/login/login',
    meta: { hideFooter: true, forGuests: true },
    children: [
      { path: 'login', page: 'logIn' },
      { path: 'register', page: 'register' },
      { path: 'repasswd', page: 'resetPassword' },
    ],
  },
  {
    path: '/car',
    page: (search) => (search.get('step') === 'address' ? 'checkout' : 'cart'),
    meta: { ...bare, requiresLogin: (search) => search.get('step') === 'address' },
  },
  { path: '/pay', page: 'payment', meta: bare },
  { path: '/pay_result', page: 'paymentResult', meta: bare },
  {
    path: '/user',
    redirect: '/user/profile',
    meta: { requiresLogin: true },
    children: [
      {
        path: 'order',
        redirect: '/user/order/orders',
        children: orderTabs.map((tab) => ({
          path: tab,
          page:
            tab === 'orders'
              ? (search) => (search.has('after-sales') ? 'afterSalesList' : 'orders')
              : 'orders',
        })),
      },
      {
        path: 'order/details/:ordersn',
        page: (search) => (search.has('after-sales') ? 'afterSales' : 'order'),
      },
      {
        path: 'coupon',
        redirect: '/user/coupon/all',
        children: couponTabs.map((tab) => ({ path: tab, page: 'coupons' })),
      },
      { path: 'profile', page: 'profile' },
      { path: 'application', page: 'applications' },
      { path: 'points', page: 'accountPoints' },
      { path: 'win', page: 'wins' },
      { path: 'warranty', page: 'accountWarranty' },
      { path: 'reset', page: 'changePassword' },
      { path: 'decoration', page: 'decoration' },
    ],
  },
  {
    path: '/comment',
    page: 'comment',
    meta: { requiresLogin: true },
    children: [{ path: 'gift', page: 'gift' }],
  },
  { path: '/pointstore', page: 'pointsStore', meta: index },
  { path: '/bigsale', page: 'bigSale', meta: index },
  { path: '/points', page: 'points', meta: index },
  { path: '/tiktok', page: 'tiktok', meta: index },
  { path: '/community', page: 'community', meta: index },
  { path: '/warranty', page: 'warranty', meta: index },
  { path: '/wishlist', page: 'wishlist' },
  { path: '/compare', page: 'compare' },
  {
    path: '/activity',
    redirect: '/activity/flashsale',
    meta: { hideFooter: true },
    children: [{ path: 'flashsale', page: 'flashSale', meta: { hideHeader: true } }],
  },
  {
    path: '/support',
    redirect: '/support/faq',
    children: [
      { path: 'faq', page: 'supportFaq' },
      { path: 'warranty', page: 'supportWarranty' },
      { path: 'download', page: 'downloads' },
      {
        path: 'trackOrder',
        redirect: '/support/trackOrder/list',
        children: [
          { path: 'list', page: 'trackOrders' },
          { path: 'over', page: 'ordersOver' },
          { path: 'order/:id', page: 'trackedOrder' },
        ],
      },
    ],
  },
  {
    path: '/about',
    redirect: '/about/aboutUs',
    children: [
      { path: 'aboutUs', page: 'aboutUs' },
      { path: 'contactUs', page: 'contactUs' },
      { path: 'brand', page: 'brand' },
    ],
  },
  { path: '/withdrawal', page: 'withdrawal' },
  { path: '/policy', page: 'policies', meta: index },
  { path: '/policy/:policyTitle', page: 'policy', meta: index },
];
