import { pageNames } from '@signal-shop/web/page-name.ts';
import {
  bareShellPart,
  cartDrawerPart,
  deferredShellPart,
  footerPart,
  pageNamed,
} from '@signal-shop/web/pages.ts';

/** What pages bring in later. */
const loadRest = () => [
  import('@signal-shop/web/pages/home/home-rest.tsx'),
  import('@signal-shop/web/pages/home/home-end.tsx'),
  import('@signal-shop/web/pages/catalogue/product-detail-rest.tsx'),
  import('@signal-shop/web/pages/catalogue/page-viewed.tsx'),
];

/** Fetches the code of all pages, once for all journeys: loading is not what they are about. */
export async function loadShop(): Promise<void> {
  const parts = [...pageNames.map(pageNamed), bareShellPart, cartDrawerPart, footerPart, deferredShellPart];
  await Promise.all([...parts.map((part) => part.load()), ...loadRest()]);
}
