import { lazyPage } from '../../shell/lazy/lazy-page.ts';
import { whenIdle } from '../../shell/lazy/when-idle.ts';
import { categoryAtom, keywordsAtom, listingAtom } from '../../state/catalogue/listing.ts';

/** Only for search engines and analytics, so it loads last. */
export const listViewedPart = lazyPage(async () => {
  await whenIdle();
  const { listViewed } = await import('./page-viewed.tsx');
  return listViewed({ categoryAtom, keywordsAtom, listingAtom });
});
