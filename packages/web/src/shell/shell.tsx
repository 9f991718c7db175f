import { AccountLayout } from '@signal-shop/ui/chrome/account-layout/account-layout.tsx';
import { BareLayout } from '@signal-shop/ui/chrome/bare-layout/bare-layout.tsx';
import { SiteLayout } from '@signal-shop/ui/chrome/site-layout/site-layout.tsx';
import { Toaster } from '@signal-shop/ui/components/toaster/toaster.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useRoutes } from 'react-router';
import { hasAnnouncementAtom } from '../state/announcement.ts';
import { hasCartDrawerAtom } from '../state/cart-drawer.ts';
import { routeAtom } from '../state/location.ts';
import { dismissToast, toastsAtom } from '../state/notices.ts';
import { logOut } from '../state/session.ts';
import { Announcement } from './announcement.tsx';
import { routeElements } from './route-elements.tsx';
import { ShopCartDrawer } from './shop-cart-drawer.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { useScroll } from './use-scroll.ts';
import { warmAll } from './warm-up.ts';

/** What stands around every page, as the route's meta says. */
export function Shell() {
  const page = useRoutes(routeElements);
  const meta = useAtomValue(routeAtom)?.meta;
  const hasAnnouncement = useAtomValue(hasAnnouncementAtom);
  const hasDrawer = useAtomValue(hasCartDrawerAtom);
  useScroll();
  usePageFocus();
  useEffect(warmAll, []);

  const isBare = meta?.hideHeader === true && meta.hideFooter;
  return (
    <>
      {isBare ? (
        <BareLayout>{page}</BareLayout>
      ) : (
        <SiteLayout
          header={<ShopHeader />}
          announcement={hasAnnouncement ? <Announcement /> : null}
          footer={<ShopFooter />}
          hideHeader={meta?.hideHeader ?? false}
          hideFooter={meta?.hideFooter ?? false}
        >
          {meta?.area === 'account' ? <Account>{page}</Account> : page}
        </SiteLayout>
      )}
      {hasDrawer && !isBare && <ShopCartDrawer />}
      <Toaster toasts={useAtomValue(toastsAtom)} onDismiss={useSetAtom(dismissToast)} />
    </>
  );
}

function Account({ children }: { readonly children: ReactNode }) {
  const leave = useSetAtom(logOut);
  return <AccountLayout onLogOut={() => void leave()}>{children}</AccountLayout>;
}
