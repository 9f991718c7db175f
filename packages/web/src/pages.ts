import type { PageName } from './page-name.ts';
import type { LazyPage } from './shell/lazy-page.ts';
import { lazyPage } from './shell/lazy-page.ts';
import { whenIdle } from './shell/when-idle.ts';

/** Every page of the shop and the file it is loaded from when it is first wanted. */
export const pages = {
  home: lazyPage(async () => (await import('./pages/home-page.tsx')).HomePage),
  category: lazyPage(async () => (await import('./pages/category-page.tsx')).CategoryPage),
  search: lazyPage(async () => (await import('./pages/search-results-page.tsx')).SearchResultsPage),
  detail: lazyPage(async () => (await import('./pages/product-detail-page.tsx')).ProductDetailPage),
  logIn: lazyPage(async () => (await import('./pages/log-in-page.tsx')).LogInPage),
  register: lazyPage(async () => (await import('./pages/register-page.tsx')).RegisterPage),
  resetPassword: lazyPage(async () => (await import('./pages/reset-password-page.tsx')).ResetPasswordPage),
  cart: lazyPage(async () => (await import('./pages/cart-page.tsx')).CartPage),
  checkout: lazyPage(async () => (await import('./pages/checkout-page.tsx')).CheckoutPage),
  payment: lazyPage(async () => (await import('./pages/payment-page.tsx')).PaymentPage),
  paymentResult: lazyPage(async () => (await import('./pages/payment-result-page.tsx')).PaymentResultPage),
  orders: lazyPage(async () => (await import('./pages/account-orders-page.tsx')).AccountOrdersPage),
  order: lazyPage(async () => (await import('./pages/order-details-page.tsx')).OrderDetailsPage),
  profile: lazyPage(async () => (await import('./pages/account-profile-page.tsx')).AccountProfilePage),
  coupons: lazyPage(async () => (await import('./pages/account-coupons-page.tsx')).AccountCouponsPage),
  applications: lazyPage(
    async () => (await import('./pages/account-applications-page.tsx')).AccountApplicationsPage,
  ),
  accountPoints: lazyPage(async () => (await import('./pages/account-points-page.tsx')).AccountPointsPage),
  wins: lazyPage(async () => (await import('./pages/account-wins-page.tsx')).AccountWinsPage),
  accountWarranty: lazyPage(
    async () => (await import('./pages/account-warranty-page.tsx')).AccountWarrantyPage,
  ),
  changePassword: lazyPage(
    async () => (await import('./pages/account-password-page.tsx')).AccountPasswordPage,
  ),
  decoration: lazyPage(
    async () => (await import('./pages/account-decoration-page.tsx')).AccountDecorationPage,
  ),
  flashSale: lazyPage(async () => (await import('./pages/flash-sale-page.tsx')).FlashSalePage),
  pointsStore: lazyPage(async () => (await import('./pages/points-store-page.tsx')).PointsStorePage),
  bigSale: lazyPage(async () => (await import('./pages/big-sale-page.tsx')).BigSalePage),
  points: lazyPage(async () => (await import('./pages/points-page.tsx')).PointsPage),
  tiktok: lazyPage(async () => (await import('./pages/places-pages.tsx')).TiktokPage),
  community: lazyPage(async () => (await import('./pages/places-pages.tsx')).CommunityPage),
  warranty: lazyPage(async () => (await import('./pages/places-pages.tsx')).WarrantyPage),
  policy: lazyPage(async () => (await import('./pages/policy-page.tsx')).PolicyPage),
} satisfies Record<PageName, LazyPage>;

/** The drawer of the cart, which only some visits open. */
export const cartDrawerPart = lazyPage(
  async () => (await import('./shell/shop-cart-drawer.tsx')).ShopCartDrawer,
);

/** The footer, which begins below the first view and comes when somebody comes near it. */
export const footerPart = lazyPage(async () => (await import('./shell/shop-footer.tsx')).ShopFooter);

/** What a page says to search engines and to whoever shares it: nobody waits for it. */
export const pageMetaPart = lazyPage(async () => {
  await whenIdle();
  return (await import('./shell/page-meta.tsx')).PageMeta;
});
