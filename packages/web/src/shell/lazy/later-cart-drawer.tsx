import { useAtomValue, useSetAtom } from 'jotai';
import { cartDrawerPart } from '../../pages.ts';
import { leaveCartDrawer, wasCartDrawerOpenedAtom } from '../../state/cart/cart-drawer.ts';
import { LaterPart } from './later-part.tsx';

/** The cart drawer, whose code comes when it is opened for the first time. Where it does not come, the cart's page does. */
export function LaterCartDrawer() {
  const leave = useSetAtom(leaveCartDrawer);
  return useAtomValue(wasCartDrawerOpenedAtom) ? <LaterPart part={cartDrawerPart} missing={leave} /> : null;
}
