import { lazyPage } from '../../shell/lazy/lazy-page.ts';
import { whenIdle } from '../../shell/lazy/when-idle.ts';
import { categoryAtom, keywordsAtom, listingAtom } from '../../state/catalogue/listing.ts';

/** Only search engines and analytics use it, so it loads last. */
export const listViewEventPart = lazyPage(async () => {
  await whenIdle();
  const { listViewEvent } = await import('./page-view-events.tsx');
  return listViewEvent({ categoryAtom, keywordsAtom, listingAtom });
});
