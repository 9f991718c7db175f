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

/** Returns the lazy page with that name. The file of a rarely visited page is looked up on first use. */
export function lazyPageOf(name: PageName): LazyPage {
  if (isLandingPage(name)) return landingPages[name];
  otherPages[name] ??= lazyPage(async () => (await import('./pages/other-pages.ts')).otherPages[name]());
  return otherPages[name];
}

function isLandingPage(name: PageName): name is LandingPage {
  return name in landingPages;
}

/** The frame of pages without header and footer. */
export const bareShellPart = lazyPage(async () => (await import('./shell/bare-shell.tsx')).BareShell);

/** The cart drawer, lazy because few visits open it. */
export const cartDrawerPart = lazyPage(
  async () => (await import('./shell/shop-cart-drawer.tsx')).ShopCartDrawer,
);

/** The order to pay at the icon of the orders, lazy because few visitors have one. */
export const unpaidHintPart = lazyPage(
  async () => (await import('./shell/shop-unpaid-hint.tsx')).ShopUnpaidHint,
);

/** The footer, which is below the first view and loads when it is near the viewport. */
export const footerPart = lazyPage(async () => (await import('./shell/shop-footer.tsx')).ShopFooter);

/** The popular goods below an empty page. */
export const popularGoodsPart = lazyPage(
  async () => (await import('./pages/shared/popular-goods.tsx')).PopularGoods,
);

/** Parts of every page that the first view does not need. */
export const deferredShellPart = lazyPage(async () => {
  await whenIdle();
  return (await import('./shell/lazy/deferred-shell.tsx')).DeferredShell;
});
