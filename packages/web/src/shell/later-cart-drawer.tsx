import { useAtomValue } from 'jotai';
import { cartDrawerPart } from '../pages.ts';
import { wasCartDrawerOpenedAtom } from '../state/cart-drawer.ts';
import { LaterPart } from './later-part.tsx';

/** The cart drawer, whose code comes when it is opened for the first time. */
export function LaterCartDrawer() {
  return useAtomValue(wasCartDrawerOpenedAtom) ? <LaterPart part={cartDrawerPart} /> : null;
}
