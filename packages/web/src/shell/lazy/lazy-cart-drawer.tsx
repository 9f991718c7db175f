import { useAtomValue, useSetAtom } from 'jotai';
import { cartDrawerPart } from '../../pages.ts';
import { cartDrawerOpeningsAtom, leaveCartDrawer } from '../../state/cart/cart-drawer.ts';
import { LazyBoundary } from './lazy-boundary.tsx';

/** The cart drawer, lazy-loaded when it first opens. If that fails, the cart page opens instead, and the next opening retries. */
export function LazyCartDrawer() {
  const leave = useSetAtom(leaveCartDrawer);
  const openings = useAtomValue(cartDrawerOpeningsAtom);
  return openings > 0 ? <LazyBoundary part={cartDrawerPart} onLoadError={leave} attempt={openings} /> : null;
}
