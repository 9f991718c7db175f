import { popularGoodsPart } from '../../pages.ts';
import { LazyBoundary } from './lazy-boundary.tsx';

/** The popular goods below an empty page; optional, so that a failure leaves the page as it is. */
export function LazyPopularGoods() {
  return <LazyBoundary part={popularGoodsPart} />;
}
