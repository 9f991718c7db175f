import { pageNames } from '@signal-shop/web/page-name.ts';
import {
  bareShellPart,
  cartDrawerPart,
  deferredShellPart,
  footerPart,
  lazyPageOf,
} from '@signal-shop/web/pages.ts';

/** Lazy parts of the pages. */
const loadRest = () => [
  import('@signal-shop/web/pages/home/home-sale.tsx'),
  import('@signal-shop/web/pages/home/home-rest.tsx'),
  import('@signal-shop/web/pages/home/home-end.tsx'),
  import('@signal-shop/web/pages/home/home-overlays.tsx'),
  import('@signal-shop/web/pages/home/home-first-order.tsx'),
  import('@signal-shop/web/pages/home/home-wheel.tsx'),
  import('@signal-shop/web/pages/catalogue/product-detail-rest.tsx'),
  import('@signal-shop/web/pages/catalogue/page-view-events.tsx'),
];

/** Loads the code of all pages once for all journeys, which do not test loading. */
export async function loadShop(): Promise<void> {
  const parts = [...pageNames.map(lazyPageOf), bareShellPart, cartDrawerPart, footerPart, deferredShellPart];
  await Promise.all([...parts.map((part) => part.load()), ...loadRest()]);
}
