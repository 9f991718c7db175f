import { checkoutHead } from '@signal-shop/ui/chrome/page-head/heads/checkout/checkout.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { LinkContext, useLinks } from '@signal-shop/ui/link/link-context.tsx';
import type { CheckoutState } from '@signal-shop/ui/screens/checkout/checkout.states.ts';
import { CheckoutScreen } from '@signal-shop/ui/screens/checkout/checkout-screen.tsx';
import type { AddressEvents } from '@signal-shop/ui/sections/checkout-address/checkout-address.states.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import { checkoutBegin } from '../../state/analytics/cart-events.ts';
import { shownKindAtom } from '../../state/cart/cart-kind.ts';
import {
  changeDraft,
  changeNote,
  checkoutAtom,
  placeOrder,
  retryCheckout,
  retryQuote,
} from '../../state/checkout/checkout.ts';
import {
  askDeleteAddress,
  changeEditedAddress,
  chooseAddress,
  closeDeletion,
  closeEdited,
  deleteAsked,
  editAddress,
  keepAddress,
  retryAddresses,
  saveEdited,
} from '../../state/checkout/checkout-addresses.ts';
import { chooseCoupon, retryCoupons } from '../../state/checkout/checkout-coupon.ts';
import { usePageEvent } from '../shared/use-page-event.ts';
import { withRetry } from '../shared/with-retry.ts';

export function CheckoutPage() {
  usePageEvent(checkoutBegin.eventAtom, checkoutBegin.count);
  const kind = useAtomValue(shownKindAtom);
  const links = useLinks();
  // The link back to the cart leads to the one being bought.
  const buyNowLinks = { ...links, hrefs: { ...links.hrefs, cart: internalHrefs.buyNow } };

  return (
    <LinkContext value={kind === 'buyNow' ? buyNowLinks : links}>
      <PageHead {...checkoutHead} />
      <CheckoutScreen
        state={useCheckoutState()}
        on={{
          onDraft: useSetAtom(changeDraft),
          onNote: useSetAtom(changeNote),
          onPlaceOrder: useSetAtom(placeOrder),
          addresses: useAddressEvents(),
          coupon: { onChoose: useSetAtom(chooseCoupon) },
        }}
      />
    </LinkContext>
  );
}

/** Gives each part that can fail separately its own retry. */
function useCheckoutState(): CheckoutState {
  const state = withRetry(useAtomValue(checkoutAtom), useSetAtom(retryCheckout));
  const quoteAgain = useSetAtom(retryQuote);
  const addressesAgain = useSetAtom(retryAddresses);
  const couponsAgain = useSetAtom(retryCoupons);
  if (state.status !== 'ready') return state;
  const { amounts, addresses, coupon } = state.view;
  return {
    status: 'ready',
    view: {
      ...state.view,
      amounts: withRetry(amounts, quoteAgain),
      addresses: { ...addresses, saved: withRetry(addresses.saved, addressesAgain) },
      coupon: { ...coupon, own: withRetry(coupon.own, couponsAgain) },
    },
  };
}

function useAddressEvents(): AddressEvents {
  return {
    onChoose: useSetAtom(chooseAddress),
    onKeep: useSetAtom(keepAddress),
    onEdit: useSetAtom(editAddress),
    onEdited: useSetAtom(changeEditedAddress),
    onSaveEdited: useSetAtom(saveEdited),
    onCloseEdited: useSetAtom(closeEdited),
    onAskDelete: useSetAtom(askDeleteAddress),
    onDelete: useSetAtom(deleteAsked),
    onCloseDelete: useSetAtom(closeDeletion),
  };
}
