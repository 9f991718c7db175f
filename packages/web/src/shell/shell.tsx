import { SiteLayout } from '@signal-shop/ui/chrome/site-layout/site-layout.tsx';
import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router';
import { bareShellPart, deferredShellPart } from '../pages.ts';
import { isBare } from '../route-meta.ts';
import { routeAtom } from '../state/core/location.ts';
import { hasAnnouncementAtom } from '../state/site/announcement.ts';
import { mayOfferMarketAtom } from '../state/site/may-offer-market.ts';
import { Announcement } from './announcement.tsx';
import { LazyBoundary } from './lazy/lazy-boundary.tsx';
import { LazyCartDrawer } from './lazy/lazy-cart-drawer.tsx';
import { LazyFooter } from './lazy/lazy-footer.tsx';
import { LazyMarketOffer } from './lazy/lazy-market-offer.tsx';
import { PageOutlet } from './routing/page-outlet.tsx';
import { usePageFocus } from './routing/use-page-focus.ts';
import { useScroll } from './routing/use-scroll.ts';
import { ShopHeader } from './shop-header.tsx';

/** The layout route: header, footer and overlays around every page, according to the route's meta. */
export function Shell() {
  const meta = useAtomValue(routeAtom)?.meta;
  const hasAnnouncement = useAtomValue(hasAnnouncementAtom);
  const announcement = useAtomValue(mayOfferMarketAtom) ? <LazyMarketOffer /> : <Announcement />;
  useScroll();
  usePageFocus();

  return (
    <>
      {isBare(meta) ? (
        <PageOutlet name="bare" part={bareShellPart} />
      ) : (
        <SiteLayout
          header={<ShopHeader />}
          announcement={hasAnnouncement ? announcement : null}
          footer={<LazyFooter />}
          hideHeader={meta?.hideHeader ?? false}
          hideFooter={meta?.hideFooter ?? false}
        >
          <Outlet />
        </SiteLayout>
      )}
      <LazyCartDrawer />
      <LazyBoundary part={deferredShellPart} />
    </>
  );
}
