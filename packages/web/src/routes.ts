import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { paths } from '@signal-shop/ui/link/paths.ts';
import { orderTabs } from '@signal-shop/ui/screens/orders/account-orders/account-orders.states.ts';
import { couponTabs } from '@signal-shop/ui/screens/rewards/account-coupons/account-coupons.states.ts';
import type { IndexRouteObject, NonIndexRouteObject } from 'react-router';
import { generatePath } from 'react-router';
import type { PageName } from './page-name.ts';

export interface RouteMeta {
  /** Guests are redirected to login; a function decides by the query. */
  readonly requiresLogin: boolean | ((search: URLSearchParams) => boolean);
  readonly hideHeader: boolean;
  readonly hideFooter: boolean;
  /** Members are redirected to where they were (spec §2). */
  readonly forGuests: boolean;
  /** Pages flagged as index show the announcement bar (spec §2). */
  readonly announcement: boolean;
}

/** The shop's data of a route. */
export interface RouteHandle {
  readonly page?: PageName | ((search: URLSearchParams) => PageName);
  /** Where the route redirects to; query and hash are preserved. */
  readonly redirect?: string;
  /** Child routes inherit it. */
  readonly meta?: Partial<RouteMeta>;
}

interface WithHandle {
  readonly handle: RouteHandle;
}

/** React Router's route objects with a typed `handle`. */
export type ShopRoute =
  | (Omit<IndexRouteObject, 'handle'> & WithHandle)
  | (Omit<NonIndexRouteObject, 'handle' | 'children'> & WithHandle & { readonly children?: ShopRoute[] });

const bare = { hideHeader: true, hideFooter: true } as const;
const index = { announcement: true } as const;

/** The route table of spec §2: the page at each path, its frame, and its visitors. */
export const routes: ShopRoute[] = [
  { path: paths.home, ...page('home', index) },
  { path: paths.products, ...page((search) => (search.has('keywords') ? 'search' : 'category'), index) },
  { path: paths.category, ...page('category', index) },
  { path: paths.detail, ...page('detail', index) },
  {
    path: paths.entrance,
    handle: { meta: { hideFooter: true, forGuests: true } },
    children: [
      { index: true, ...redirect(paths.logIn) },
      { path: paths.logIn, ...page('logIn') },
      { path: paths.register, ...page('register') },
      { path: paths.resetPassword, ...page('resetPassword') },
    ],
  },
  {
    path: paths.cart,
    ...page((search) => (isAddressStep(search) ? 'checkout' : 'cart'), {
      ...bare,
      requiresLogin: isAddressStep,
    }),
  },
  { path: paths.payment, ...page('payment', bare) },
  { path: paths.paymentResult, ...page('paymentResult', bare) },
  {
    path: paths.account,
    handle: { meta: { requiresLogin: true } },
    children: [
      { index: true, ...redirect(paths.profile) },
      { path: paths.orders, ...redirect(hrefs.orders()) },
      ...orderTabs.map((state) => ({
        path: hrefs.orders(state),
        ...page((search) => (state === 'orders' && isAfterSales(search) ? 'afterSalesList' : 'orders')),
      })),
      { path: paths.order, ...page((search) => (isAfterSales(search) ? 'afterSales' : 'order')) },
      { path: paths.coupons, ...redirect(generatePath(paths.couponsOfState, { state: 'all' })) },
      ...couponTabs.map((state) => ({
        path: generatePath(paths.couponsOfState, { state }),
        ...page('coupons'),
      })),
      { path: paths.profile, ...page('profile') },
      { path: paths.applications, ...page('applications') },
      { path: paths.accountPoints, ...page('accountPoints') },
      { path: paths.wins, ...page('wins') },
      { path: paths.accountWarranty, ...page('accountWarranty') },
      { path: paths.addresses, ...page('addresses') },
      { path: paths.notices, ...page('notices') },
      { path: paths.changePassword, ...page('changePassword') },
      { path: paths.decoration, ...page('decoration') },
    ],
  },
  { path: paths.comment, ...page('comment', { requiresLogin: true }) },
  { path: paths.gift, ...page('gift', { requiresLogin: true }) },
  { path: paths.pointStore, ...page('pointsStore', index) },
  { path: paths.bigSale, ...page('bigSale', index) },
  { path: paths.points, ...page('points', index) },
  { path: paths.tiktok, ...page('tiktok', index) },
  { path: paths.community, ...page('community', index) },
  { path: paths.warranty, ...page('warranty', index) },
  { path: paths.wishlist, ...page('wishlist') },
  { path: paths.finder, ...page('finder', index) },
  { path: paths.compare, ...page('compare') },
  { path: paths.activity, ...redirect(paths.flashSale) },
  { path: paths.flashSale, ...page('flashSale', bare) },
  { path: paths.raffles, ...page('raffles', index) },
  { path: paths.support, ...redirect(paths.supportFaq) },
  { path: paths.supportFaq, ...page('supportFaq') },
  { path: paths.supportWarranty, ...page('supportWarranty') },
  { path: paths.downloads, ...page('downloads') },
  { path: paths.trackOrder, ...redirect(paths.trackOrders) },
  { path: paths.trackOrders, ...page('trackOrders') },
  { path: paths.ordersOver, ...page('ordersOver') },
  { path: paths.trackedOrder, ...page('trackedOrder') },
  { path: paths.about, ...redirect(paths.aboutUs) },
  { path: paths.aboutUs, ...page('aboutUs') },
  { path: paths.contactUs, ...page('contactUs') },
  { path: paths.brand, ...page('brand') },
  { path: paths.withdrawal, ...page('withdrawal') },
  { path: paths.unsubscribe, ...page('unsubscribe') },
  { path: paths.policies, ...page('policies', index) },
  { path: paths.policy, ...page('policy', index) },
];

function page(name: NonNullable<RouteHandle['page']>, meta: Partial<RouteMeta> = {}) {
  return { handle: { page: name, meta } };
}

function redirect(to: string) {
  return { handle: { redirect: to } };
}

function isAddressStep(search: URLSearchParams): boolean {
  return search.get('step') === 'address';
}

function isAfterSales(search: URLSearchParams): boolean {
  return search.has('after-sales');
}
