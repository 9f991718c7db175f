import { FlashSaleStrip } from '@signal-shop/ui/sections/flash-sale-strip/flash-sale-strip.tsx';
import { useAtomValue } from 'jotai';
import { FooterWaits } from '../../shell/lazy/footer-waits.tsx';
import { LazyOnVisible } from '../../shell/lazy/lazy-on-visible.tsx';
import { lazyPage } from '../../shell/lazy/lazy-page.ts';
import { flashSaleAtom } from '../../state/flash-sale/flash-sale.ts';

const restPart = lazyPage(async () => (await import('./home-rest.tsx')).HomeRest);

const laterSalesPart = lazyPage(async () => (await import('./home-later-sales.tsx')).HomeLaterSales);

/** A phone shows one list at first, and rendering goods costs it time. */
const laterSales = <LazyOnVisible part={laterSalesPart} />;
/** A stable element, so that the sale's changes do not re-render it. */
const rest = <LazyOnVisible part={restPart} place={<FooterWaits />} />;

/** The flash sale, right below the first screen, and everything after it. */
export function HomeSale() {
  return (
    <>
      <FlashSaleStrip state={useAtomValue(flashSaleAtom)} later={laterSales} />
      {rest}
    </>
  );
}
