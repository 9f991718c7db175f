import type { LandingPage, OtherPage, PageName } from './page-name.ts';
import type { LazyPage } from './shell/lazy/lazy-page.ts';
import { lazyPage } from './shell/lazy/lazy-page.ts';
import { whenIdle } from './shell/lazy/when-idle.ts';

const landingPages = {
  home: lazyPage(async () => (await import('./pages/home/home-page.tsx')).HomePage),
  category: lazyPage(async () => (await import('./pages/catalogue/category-page.tsx')).CategoryPage),
  search: lazyPage(async () => (await import('./pages/catalogue/search-results-page.tsx')).SearchResultsPage),
  detail: lazyPage(async () => (await import('./pages/catalogue/product-detail-page.tsx')).ProductDetailPage),
  cart: lazyPage(async () => (await import('./pages/cart/cart-page.tsx')).CartPage),
} satisfies Record<LandingPage, LazyPage>;

const otherPages: Partial<Record<OtherPage, LazyPage>> = {};

/** A page of the shop. The file of one on which few visits begin is looked up when it is first wanted. */
export function pageNamed(name: PageName): LazyPage {
  if (isLandingPage(name)) return landingPages[name];
  otherPages[name] ??= lazyPage(async () => (await import('./pages/other-pages.ts')).otherPages[name]());
  return otherPages[name];
}

function isLandingPage(name: PageName): name is LandingPage {
  return name in landingPages;
}

/** What stands around the pages without header and footer. */
export const bareShellPart = lazyPage(async () => (await import('./shell/bare-shell.tsx')).BareShell);

/** The drawer of the cart, which only some visits open. */
export const cartDrawerPart = lazyPage(
  async () => (await import('./shell/shop-cart-drawer.tsx')).ShopCartDrawer,
);

/** The footer, which begins below the first view and comes when somebody comes near it. */
export const footerPart = lazyPage(async () => (await import('./shell/shop-footer.tsx')).ShopFooter);

/** What every page has and nobody waits for. */
export const deferredShellPart = lazyPage(async () => {
  await whenIdle();
  return (await import('./shell/lazy/deferred-shell.tsx')).DeferredShell;
});
