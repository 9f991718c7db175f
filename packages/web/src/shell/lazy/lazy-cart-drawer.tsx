import { useAtomValue, useSetAtom } from 'jotai';
import { cartDrawerPart } from '../../pages.ts';
import { leaveCartDrawer, wasCartDrawerOpenedAtom } from '../../state/cart/cart-drawer.ts';
import { LazyBoundary } from './lazy-boundary.tsx';

/** The cart drawer, lazy-loaded when it first opens. If that fails, the cart page opens instead. */
export function LazyCartDrawer() {
  const leave = useSetAtom(leaveCartDrawer);
  return useAtomValue(wasCartDrawerOpenedAtom) ? (
    <LazyBoundary part={cartDrawerPart} onLoadError={leave} />
  ) : null;
}
