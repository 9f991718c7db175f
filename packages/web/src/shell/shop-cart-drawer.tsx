import { CartDrawer } from '@signal-shop/ui/chrome/cart-drawer/cart-drawer.tsx';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { closeCartDrawer, isCartDrawerOpenAtom } from '../state/cart/cart-drawer.ts';
import { unpaidOrderAtom } from '../state/orders/unpaid-order.ts';
import { useCart } from './use-cart.ts';

/** A closed drawer asks for nothing. */
const noOrderAtom = atom(null);

export function ShopCartDrawer() {
  const { state, on } = useCart('cart');
  const onClose = useSetAtom(closeCartDrawer);
  const open = useAtomValue(isCartDrawerOpenAtom);
  const unpaid = useAtomValue(open ? unpaidOrderAtom : noOrderAtom);
  return <CartDrawer open={open} state={state} unpaid={unpaid} on={{ ...on, onClose }} />;
}
