import { checkoutHead } from '@signal-shop/ui/chrome/page-head/heads/checkout/checkout.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { LinkContext, useLinks } from '@signal-shop/ui/link/link-context.tsx';
import type { CheckoutState } from '@signal-shop/ui/screens/checkout/checkout/checkout.states.ts';
import { CheckoutScreen } from '@signal-shop/ui/screens/checkout/checkout/checkout-screen.tsx';
import type { AddressEvents } from '@signal-shop/ui/sections/checkout-address/checkout-address.states.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import { withRetry } from '../../shell/with-retry.ts';
import { refetchAddresses } from '../../state/account/saved-addresses.ts';
import { checkoutBegin } from '../../state/analytics/cart-events.ts';
import { shownKindAtom } from '../../state/cart/cart-kind.ts';
import {
  changeDraft,
  changePreferences,
  checkoutAtom,
  chooseDeliveryWay,
  refetchCheckout,
  refetchQuote,
} from '../../state/checkout/checkout.ts';
import {
  changeEditedAddress,
  chooseAddress,
  closeAddressDeletion,
  closeAddressForm,
  confirmAddressDeletion,
  editAddress,
  promptAddressDeletion,
  saveEditedAddress,
  setSaveAddress,
} from '../../state/checkout/checkout-addresses.ts';
import { chooseCoupon, refetchCoupons } from '../../state/checkout/checkout-coupon.ts';
import { placeOrder } from '../../state/checkout/place-order.ts';
import { usePageEvent } from '../shared/use-page-event.ts';

export function CheckoutPage() {
  usePageEvent(checkoutBegin.eventAtom, checkoutBegin.count);
  const kind = useAtomValue(shownKindAtom);
  const links = useLinks();
  const state = useCheckoutState();
  // The link back leads to the cart of this checkout, unless it is empty.
  const buyNowLinks = { ...links, hrefs: { ...links.hrefs, cart: internalHrefs.buyNow } };

  return (
    <LinkContext value={kind === 'buyNow' && state.status !== 'empty' ? buyNowLinks : links}>
      <PageHead {...checkoutHead} />
      <CheckoutScreen
        state={state}
        kind={kind}
        on={{
          onDraftChange: useSetAtom(changeDraft),
          onDeliveryChange: useSetAtom(chooseDeliveryWay),
          onPreferencesChange: useSetAtom(changePreferences),
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
  const state = withRetry(useAtomValue(checkoutAtom), useSetAtom(refetchCheckout));
  const quoteAgain = useSetAtom(refetchQuote);
  const addressesAgain = useSetAtom(refetchAddresses);
  const couponsAgain = useSetAtom(refetchCoupons);
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
    onKeep: useSetAtom(setSaveAddress),
    onEdit: useSetAtom(editAddress),
    onEditedChange: useSetAtom(changeEditedAddress),
    onSaveEdited: useSetAtom(saveEditedAddress),
    onCloseEdited: useSetAtom(closeAddressForm),
    onAskDelete: useSetAtom(promptAddressDeletion),
    onDelete: useSetAtom(confirmAddressDeletion),
    onCloseDelete: useSetAtom(closeAddressDeletion),
  };
}
