import { homeHead } from '@signal-shop/ui/chrome/page-head/heads/home/home.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { HomeScreen } from '@signal-shop/ui/screens/home/home/home-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { FooterWaits } from '../../shell/lazy/footer-waits.tsx';
import { LazyBoundary } from '../../shell/lazy/lazy-boundary.tsx';
import { LazyOnVisible } from '../../shell/lazy/lazy-on-visible.tsx';
import { lazyPage } from '../../shell/lazy/lazy-page.ts';
import { whenIdle } from '../../shell/lazy/when-idle.ts';
import { withRetry } from '../../shell/with-retry.ts';
import { addBanner } from '../../state/home/banner.ts';
import { bannersAtom, refetchBanners } from '../../state/home/home.ts';

/** Below the first view: loads with its data when scrolled near. */
const salePart = lazyPage(async () => (await import('./home-sale.tsx')).HomeSale);

/** The overlays load when the browser is idle, because the page does not wait for them. */
const overlaysPart = lazyPage(async () => {
  await whenIdle();
  return (await import('./home-overlays.tsx')).HomeOverlays;
});

/** A stable element, so that changes above do not re-render it. */
const rest = <LazyOnVisible part={salePart} place={<FooterWaits />} />;

export function HomePage() {
  const banners = useAtomValue(bannersAtom);
  const onAddBanner = useSetAtom(addBanner);
  const onBanners = useSetAtom(refetchBanners);

  return (
    <>
      <PageHead {...homeHead} />
      <HomeScreen view={{ banners: withRetry(banners, onBanners) }} on={{ onAddBanner }} rest={rest} />
      <LazyBoundary part={overlaysPart} />
    </>
  );
}

HomePage.firstAnswerAtom = bannersAtom;
