import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { LinkContext } from '@signal-shop/ui/link/link-context.tsx';
import { CheckoutScreen } from '@signal-shop/ui/screens/checkout/checkout-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { use } from 'react';
import { places } from '../hrefs.ts';
import { checkoutBegin } from '../state/cart-events.ts';
import { shownKindAtom } from '../state/cart-kind.ts';
import { changeDraft, changeNote, checkoutAtom, placeOrder, retryCheckout } from '../state/checkout.ts';
import { usePageEvent } from './use-page-event.ts';
import { withRetry } from './with-retry.ts';

export function CheckoutPage() {
  usePageEvent(checkoutBegin.eventAtom, checkoutBegin.count);
  const state = useAtomValue(checkoutAtom);
  const kind = useAtomValue(shownKindAtom);
  const links = use(LinkContext);
  // The way back to the cart leads to the one that is being bought.
  const buyNowLinks = { ...links, hrefs: { ...links.hrefs, cart: places.buyNow } };

  return (
    <LinkContext value={kind === 'buyNow' ? buyNowLinks : links}>
      <PageHead page="checkout" />
      <CheckoutScreen
        state={withRetry(state, useSetAtom(retryCheckout))}
        on={{
          onDraft: useSetAtom(changeDraft),
          onNote: useSetAtom(changeNote),
          onPlaceOrder: useSetAtom(placeOrder),
        }}
      />
    </LinkContext>
  );
}
