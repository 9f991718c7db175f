import { BareLayout } from '@signal-shop/ui/chrome/bare-layout/bare-layout.tsx';
import { SiteLayout } from '@signal-shop/ui/chrome/site-layout/site-layout.tsx';
import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router';
import { footerPart, latePart } from '../pages.ts';
import { hasAnnouncementAtom } from '../state/announcement.ts';
import { pageAtom, routeAtom } from '../state/location.ts';
import { Announcement } from './announcement.tsx';
import { LaterCartDrawer } from './later-cart-drawer.tsx';
import { LaterPart } from './later-part.tsx';
import { NearPart } from './near-part.tsx';
import { ShopHeader } from './shop-header.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { useScroll } from './use-scroll.ts';

/** The layout route: header, footer and the like around every page, as the route's meta says. */
export function Shell() {
  const name = useAtomValue(pageAtom);
  const meta = useAtomValue(routeAtom)?.meta;
  const hasAnnouncement = useAtomValue(hasAnnouncementAtom);
  useScroll();
  usePageFocus();

  const isBare = meta?.hideHeader === true && meta.hideFooter;
  return (
    <>
      {isBare ? (
        <BareLayout safe={name !== 'flashSale'}>
          <Outlet />
        </BareLayout>
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
