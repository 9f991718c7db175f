import { useAtomValue, useSetAtom } from 'jotai';
import { cartDrawerPart } from '../../pages.ts';
import { leaveCartDrawer, wasCartDrawerOpenedAtom } from '../../state/cart/cart-drawer.ts';
import { LazyBoundary } from './lazy-boundary.tsx';

/** The cart drawer, whose code comes when it is opened for the first time. Where it does not come, the cart's page does. */
export function LazyCartDrawer() {
  const leave = useSetAtom(leaveCartDrawer);
  return useAtomValue(wasCartDrawerOpenedAtom) ? (
    <LazyBoundary part={cartDrawerPart} missing={leave} />
  ) : null;
}
