import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { CheckoutScreen } from '@signal-shop/ui/screens/checkout/checkout-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { changeDraft, changeNote, checkoutAtom, placeOrder, retryCheckout } from '../state/checkout.ts';
import { withRetry } from './with-retry.ts';

export function CheckoutPage() {
  const state = useAtomValue(checkoutAtom);

  return (
    <>
      <PageHead page="checkout" />
      <CheckoutScreen
        state={withRetry(state, useSetAtom(retryCheckout))}
        on={{
          onDraft: useSetAtom(changeDraft),
          onNote: useSetAtom(changeNote),
          onPlaceOrder: useSetAtom(placeOrder),
        }}
      />
    </>
  );
}
