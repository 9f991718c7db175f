import type { PageName } from './page-name.ts';
import type { OtherPage } from './pages/other-pages.ts';
import type { LazyPage } from './shell/lazy-page.ts';
import { lazyPage } from './shell/lazy-page.ts';
import { whenIdle } from './shell/when-idle.ts';

/** A page on which few visits begin: the file it is in is looked up when one of them is first wanted. */
function other(page: OtherPage): LazyPage {
  return lazyPage(async () => (await import('./pages/other-pages.ts')).otherPages[page]());
}

/** Every page of the shop and the file it is loaded from when it is first wanted. */
export const pages = {
  home: lazyPage(async () => (await import('./pages/home-page.tsx')).HomePage),
  category: lazyPage(async () => (await import('./pages/category-page.tsx')).CategoryPage),
  search: lazyPage(async () => (await import('./pages/search-results-page.tsx')).SearchResultsPage),
  detail: lazyPage(async () => (await import('./pages/product-detail-page.tsx')).ProductDetailPage),
  logIn: other('logIn'),
  register: other('register'),
  resetPassword: other('resetPassword'),
  cart: lazyPage(async () => (await import('./pages/cart-page.tsx')).CartPage),
  checkout: other('checkout'),
  payment: other('payment'),
  paymentResult: other('paymentResult'),
  orders: other('orders'),
  order: other('order'),
  afterSales: other('afterSales'),
  afterSalesList: other('afterSalesList'),
  profile: other('profile'),
  coupons: other('coupons'),
  applications: other('applications'),
  accountPoints: other('accountPoints'),
  wins: other('wins'),
  accountWarranty: other('accountWarranty'),
  changePassword: other('changePassword'),
  decoration: other('decoration'),
  comment: other('comment'),
  gift: other('gift'),
  flashSale: other('flashSale'),
  pointsStore: other('pointsStore'),
  bigSale: other('bigSale'),
  points: other('points'),
  tiktok: other('tiktok'),
  community: other('community'),
  warranty: other('warranty'),
  supportFaq: other('supportFaq'),
  supportWarranty: other('supportWarranty'),
  downloads: other('downloads'),
  trackOrders: other('trackOrders'),
  ordersOver: other('ordersOver'),
  trackedOrder: other('trackedOrder'),
  aboutUs: other('aboutUs'),
  contactUs: other('contactUs'),
  brand: other('brand'),
  policies: other('policies'),
  withdrawal: other('withdrawal'),
  wishlist: other('wishlist'),
  compare: other('compare'),
  policy: other('policy'),
} satisfies Record<PageName, LazyPage>;

/** The drawer of the cart, which only some visits open. */
export const cartDrawerPart = lazyPage(
  async () => (await import('./shell/shop-cart-drawer.tsx')).ShopCartDrawer,
);

/** The footer, which begins below the first view and comes when somebody comes near it. */
export const footerPart = lazyPage(async () => (await import('./shell/shop-footer.tsx')).ShopFooter);

/** What every page has and nobody waits for. */
export const latePart = lazyPage(async () => {
  await whenIdle();
  return (await import('./shell/late-part.tsx')).LatePart;
});
