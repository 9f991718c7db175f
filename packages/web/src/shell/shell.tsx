import { SiteLayout } from '@signal-shop/ui/chrome/site-layout/site-layout.tsx';
import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router';
import { bareShellPart, footerPart, latePart } from '../pages.ts';
import { isBare } from '../route-meta.ts';
import { routeAtom } from '../state/core/location.ts';
import { hasAnnouncementAtom } from '../state/site/announcement.ts';
import { Announcement } from './announcement.tsx';
import { LaterCartDrawer } from './lazy/later-cart-drawer.tsx';
import { LaterPart } from './lazy/later-part.tsx';
import { NearPart } from './lazy/near-part.tsx';
import { PageSlot } from './routing/page-slot.tsx';
import { usePageFocus } from './routing/use-page-focus.ts';
import { useScroll } from './routing/use-scroll.ts';
import { ShopHeader } from './shop-header.tsx';

/** The layout route: header, footer and the like around every page, as the route's meta says. */
export function Shell() {
  const meta = useAtomValue(routeAtom)?.meta;
  const hasAnnouncement = useAtomValue(hasAnnouncementAtom);
  useScroll();
  usePageFocus();

  return (
    <>
      {isBare(meta) ? (
        <PageSlot name="bare" part={bareShellPart} />
      ) : (
        <SiteLayout
          header={<ShopHeader />}
          announcement={hasAnnouncement ? <Announcement /> : null}
          // Below the first view on each page: `main` is as high as the window.
          footer={<NearPart part={footerPart} within="50px" />}
          hideHeader={meta?.hideHeader ?? false}
          hideFooter={meta?.hideFooter ?? false}
        >
          <Outlet />
        </SiteLayout>
      )}
      <LaterCartDrawer />
      <LaterPart part={latePart} />
    </>
  );
}
