import { CartDrawer } from '@signal-shop/ui/chrome/cart-drawer/cart-drawer.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { closeCartDrawer, isCartDrawerOpenAtom } from '../state/cart/cart-drawer.ts';
import { useCart } from './use-cart.ts';

export function ShopCartDrawer() {
  const { state, on } = useCart('cart');
  const onClose = useSetAtom(closeCartDrawer);
  return <CartDrawer open={useAtomValue(isCartDrawerOpenAtom)} state={state} on={{ ...on, onClose }} />;
}
