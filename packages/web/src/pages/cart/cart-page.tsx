import { cartHead } from '@signal-shop/ui/chrome/page-head/heads/cart/cart.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { CartScreen } from '@signal-shop/ui/screens/cart/cart/cart-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCart } from '../../shell/use-cart.ts';
import { cartView } from '../../state/analytics/cart-events.ts';
import { shownKindAtom } from '../../state/cart/cart-kind.ts';
import { unpaidOrderAtom } from '../../state/orders/unpaid-order.ts';
import { addBundle, pendingBundleAtom } from '../../state/product/add-bundle.ts';
import { usePageEvent } from '../shared/use-page-event.ts';
import { useSavedItems } from './use-saved-items.ts';

export function CartPage() {
  usePageEvent(cartView.eventAtom, cartView.count);
  const kind = useAtomValue(shownKindAtom);
  const { state, on } = useCart(kind);
  const saved = useSavedItems();
  const pendingId = useAtomValue(pendingBundleAtom);
  const add = useSetAtom(addBundle);
  const goesWith = { pendingId, onAdd: (id: number, goodsIds: readonly number[]) => void add(id, goodsIds) };

  return (
    <>
      <PageHead {...cartHead} />
      <CartScreen
        state={state}
        kind={kind}
        {...(kind === 'cart' && { saved, goesWith })}
        unpaid={useAtomValue(unpaidOrderAtom)}
        on={on}
      />
    </>
  );
}
