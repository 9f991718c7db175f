import { ArrivalNote } from '@signal-shop/ui/sections/arrival-note/arrival-note.tsx';
import { LazyOnVisible } from './lazy-on-visible.tsx';
import { lazyPage } from './lazy-page.ts';
import { whenIdle } from './when-idle.ts';

/** The days need a request that the first view does not wait for. */
const arrivalPart = lazyPage(async () => {
  await whenIdle();
  return (await import('../shop-arrival.tsx')).ShopArrival;
});

/** The days of arrival; below the first screen of a phone. */
export function LazyArrival() {
  return <LazyOnVisible part={arrivalPart} within="0px" optional place={<ArrivalNote days={null} />} />;
}
