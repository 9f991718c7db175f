import type { PageName } from './page-name.ts';
import type { AccountPage } from './pages/account-pages.ts';
import type { LazyPage } from './shell/lazy-page.ts';
import { lazyPage } from './shell/lazy-page.ts';
import { whenIdle } from './shell/when-idle.ts';

/** A page of the account: which file it is in, is loaded when one of them is first wanted. */
function ofAccount(page: AccountPage): LazyPage {
  return lazyPage(async () => (await import('./pages/account-pages.ts')).accountPages[page]());
}

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
  orders: ofAccount('orders'),
  order: ofAccount('order'),
  afterSales: ofAccount('afterSales'),
  afterSalesList: ofAccount('afterSalesList'),
  profile: ofAccount('profile'),
  coupons: ofAccount('coupons'),
  applications: ofAccount('applications'),
  accountPoints: ofAccount('accountPoints'),
  wins: ofAccount('wins'),
  accountWarranty: ofAccount('accountWarranty'),
  changePassword: ofAccount('changePassword'),
  decoration: ofAccount('decoration'),
  comment: ofAccount('comment'),
  gift: ofAccount('gift'),
  flashSale: lazyPage(async () => (await import('./pages/flash-sale-page.tsx')).FlashSalePage),
  pointsStore: lazyPage(async () => (await import('./pages/points-store-page.tsx')).PointsStorePage),
  bigSale: lazyPage(async () => (await import('./pages/big-sale-page.tsx')).BigSalePage),
  points: lazyPage(async () => (await import('./pages/points-page.tsx')).PointsPage),
  tiktok: lazyPage(async () => (await import('./pages/places-pages.tsx')).TiktokPage),
  community: lazyPage(async () => (await import('./pages/places-pages.tsx')).CommunityPage),
  warranty: lazyPage(async () => (await import('./pages/places-pages.tsx')).WarrantyPage),
  supportFaq: lazyPage(async () => (await import('./pages/support-faq-page.tsx')).SupportFaqPage),
  supportWarranty: lazyPage(
    async () => (await import('./pages/support-warranty-page.tsx')).SupportWarrantyPage,
  ),
  downloads: lazyPage(async () => (await import('./pages/downloads-page.tsx')).DownloadsPage),
  trackOrders: lazyPage(async () => (await import('./pages/track-orders-page.tsx')).TrackOrdersPage),
  ordersOver: lazyPage(async () => (await import('./pages/orders-over-page.tsx')).OrdersOverPage),
  trackedOrder: lazyPage(async () => (await import('./pages/tracked-order-page.tsx')).TrackedOrderPage),
  aboutUs: lazyPage(async () => (await import('./pages/about-us-page.tsx')).AboutUsPage),
  contactUs: lazyPage(async () => (await import('./pages/contact-us-page.tsx')).ContactUsPage),
  brand: lazyPage(async () => (await import('./pages/brand-page.tsx')).BrandPage),
  policies: lazyPage(async () => (await import('./pages/policies-page.tsx')).PoliciesPage),
  withdrawal: lazyPage(async () => (await import('./pages/withdrawal-page.tsx')).WithdrawalPage),
  wishlist: lazyPage(async () => (await import('./pages/chosen-goods-pages.tsx')).WishlistPage),
  compare: lazyPage(async () => (await import('./pages/chosen-goods-pages.tsx')).ComparePage),
  policy: lazyPage(async () => (await import('./pages/policy-page.tsx')).PolicyPage),
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
