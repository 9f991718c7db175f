import { Announcement } from '../announcement.tsx';
import { LazyBoundary } from './lazy-boundary.tsx';
import { lazyPage } from './lazy-page.ts';
import { whenIdle } from './when-idle.ts';

const marketOfferPart = lazyPage(async () => {
  await whenIdle();
  return (await import('../shop-market-offer.tsx')).ShopMarketOffer;
});

/** The offer of another language and country, in place of the announcements. */
export function LazyMarketOffer() {
  return <LazyBoundary part={marketOfferPart} place={<Announcement />} />;
}
