import type { PageName } from './page-name.ts';
import { HomePage } from './pages/home-page.tsx';
import type { LazyPage } from './shell/lazy-page.ts';
import { lazyPage, readyPage } from './shell/lazy-page.ts';
import { wordedPart } from './shell/worded-part.ts';

/** Every page of the shop and the file it is loaded from when it is first wanted. Most visits begin at home. */
export const pages = {
  home: readyPage(HomePage),
  category: wordedPart(async () => (await import('./pages/category-page.tsx')).CategoryPage),
  search: wordedPart(async () => (await import('./pages/search-results-page.tsx')).SearchResultsPage),
  detail: wordedPart(async () => (await import('./pages/product-detail-page.tsx')).ProductDetailPage),
  logIn: wordedPart(async () => (await import('./pages/log-in-page.tsx')).LogInPage),
  register: wordedPart(async () => (await import('./pages/register-page.tsx')).RegisterPage),
  resetPassword: wordedPart(async () => (await import('./pages/reset-password-page.tsx')).ResetPasswordPage),
  cart: wordedPart(async () => (await import('./pages/cart-page.tsx')).CartPage),
  checkout: wordedPart(async () => (await import('./pages/checkout-page.tsx')).CheckoutPage),
  payment: wordedPart(async () => (await import('./pages/payment-page.tsx')).PaymentPage),
  paymentResult: wordedPart(async () => (await import('./pages/payment-result-page.tsx')).PaymentResultPage),
  orders: wordedPart(async () => (await import('./pages/account-orders-page.tsx')).AccountOrdersPage),
  order: wordedPart(async () => (await import('./pages/order-details-page.tsx')).OrderDetailsPage),
  profile: wordedPart(async () => (await import('./pages/account-profile-page.tsx')).AccountProfilePage),
  coupons: wordedPart(async () => (await import('./pages/account-coupons-page.tsx')).AccountCouponsPage),
  applications: wordedPart(
    async () => (await import('./pages/account-applications-page.tsx')).AccountApplicationsPage,
  ),
  accountPoints: wordedPart(async () => (await import('./pages/account-points-page.tsx')).AccountPointsPage),
  wins: wordedPart(async () => (await import('./pages/account-wins-page.tsx')).AccountWinsPage),
  accountWarranty: wordedPart(
    async () => (await import('./pages/account-warranty-page.tsx')).AccountWarrantyPage,
  ),
  changePassword: wordedPart(
    async () => (await import('./pages/account-password-page.tsx')).AccountPasswordPage,
  ),
  decoration: wordedPart(
    async () => (await import('./pages/account-decoration-page.tsx')).AccountDecorationPage,
  ),
  flashSale: wordedPart(async () => (await import('./pages/flash-sale-page.tsx')).FlashSalePage),
  pointsStore: wordedPart(async () => (await import('./pages/points-store-page.tsx')).PointsStorePage),
  bigSale: wordedPart(async () => (await import('./pages/big-sale-page.tsx')).BigSalePage),
  points: wordedPart(async () => (await import('./pages/points-page.tsx')).PointsPage),
  tiktok: wordedPart(async () => (await import('./pages/places-pages.tsx')).TiktokPage),
  community: wordedPart(async () => (await import('./pages/places-pages.tsx')).CommunityPage),
  warranty: wordedPart(async () => (await import('./pages/places-pages.tsx')).WarrantyPage),
  policy: wordedPart(async () => (await import('./pages/policy-page.tsx')).PolicyPage),
} satisfies Record<PageName, LazyPage>;

/** The drawer of the cart, which only some visits open. */
export const cartDrawerPart = wordedPart(
  async () => (await import('./shell/shop-cart-drawer.tsx')).ShopCartDrawer,
);

/** The footer, which begins below the first view and so may come after it. Its words are among the first. */
export const footerPart = lazyPage(async () => (await import('./shell/shop-footer.tsx')).ShopFooter);
