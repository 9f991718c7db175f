import { ArrivalNote } from '@signal-shop/ui/sections/arrival-note/arrival-note.tsx';
import { LazyBoundary } from './lazy-boundary.tsx';
import { lazyPage } from './lazy-page.ts';
import { whenIdle } from './when-idle.ts';

/** The days need a request that the first view does not wait for. */
const arrivalPart = lazyPage(async () => {
  await whenIdle();
  return (await import('../shop-arrival.tsx')).ShopArrival;
});

/** The days of arrival; optional, so that a failure leaves the page as it is. */
export function LazyArrival() {
  return <LazyBoundary part={arrivalPart} place={<ArrivalNote days={null} />} />;
}
