import type { ComponentType } from 'react';
import type { PageName } from './page-name.ts';
import { HomePage } from './pages/home-page.tsx';
import type { LazyPage } from './shell/lazy-page.ts';
import { lazyPage, readyPage } from './shell/lazy-page.ts';
import { completeWords } from './shell/words.ts';

/** A part whose code comes when it is first wanted, with the words that the first view does not say. */
function later(load: () => Promise<ComponentType>): LazyPage {
  return lazyPage(async () => {
    const [part] = await Promise.all([load(), completeWords()]);
    return part;
  });
}

/** Every page of the shop and the file it is loaded from when it is first wanted. Most visits begin at home. */
export const pages = {
  home: readyPage(HomePage),
  category: later(async () => (await import('./pages/category-page.tsx')).CategoryPage),
  search: later(async () => (await import('./pages/search-results-page.tsx')).SearchResultsPage),
  detail: later(async () => (await import('./pages/product-detail-page.tsx')).ProductDetailPage),
  logIn: later(async () => (await import('./pages/log-in-page.tsx')).LogInPage),
  register: later(async () => (await import('./pages/register-page.tsx')).RegisterPage),
  resetPassword: later(async () => (await import('./pages/reset-password-page.tsx')).ResetPasswordPage),
  cart: later(async () => (await import('./pages/cart-page.tsx')).CartPage),
  checkout: later(async () => (await import('./pages/checkout-page.tsx')).CheckoutPage),
  payment: later(async () => (await import('./pages/payment-page.tsx')).PaymentPage),
  paymentResult: later(async () => (await import('./pages/payment-result-page.tsx')).PaymentResultPage),
  orders: later(async () => (await import('./pages/account-orders-page.tsx')).AccountOrdersPage),
  order: later(async () => (await import('./pages/order-details-page.tsx')).OrderDetailsPage),
  policy: later(async () => (await import('./pages/policy-page.tsx')).PolicyPage),
} satisfies Record<PageName, LazyPage>;

/** The drawer of the cart, which only some visits open. */
export const cartDrawerPart = later(
  async () => (await import('./shell/shop-cart-drawer.tsx')).ShopCartDrawer,
);

/** The footer, which begins below the first view and so may come after it. Its words are among the first. */
export const footerPart = lazyPage(async () => (await import('./shell/shop-footer.tsx')).ShopFooter);
