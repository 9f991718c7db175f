import { paymentHead } from '@signal-shop/ui/chrome/page-head/heads/checkout/payment.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { PaymentState } from '@signal-shop/ui/screens/checkout/payment/payment.states.ts';
import { PaymentScreen } from '@signal-shop/ui/screens/checkout/payment/payment-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { cardsToPayAtom } from '../../state/checkout/cards-to-pay.ts';
import {
  canPayExpressAtom,
  pay,
  payExpress,
  paymentAtom,
  paymentPhaseAtom,
  payWithSavedCard,
  payWithWallet,
  refetchPayable,
} from '../../state/checkout/payment.ts';
import { canSaveCardAtom, testCardsAtom, walletNameAtom } from '../../state/checkout/provider.ts';
import { readyOr } from '../../state/queries/query-state.ts';

export function PaymentPage() {
  return (
    <>
      <PageHead {...paymentHead} />
      <PaymentScreen
        state={usePaymentState()}
        testCards={useAtomValue(testCardsAtom)}
        savedCards={readyOr(useAtomValue(cardsToPayAtom), [])}
        canSaveCard={useAtomValue(canSaveCardAtom)}
        onPay={useSetAtom(pay)}
        onPayWithSavedCard={useSetAtom(payWithSavedCard)}
        canPayExpress={useAtomValue(canPayExpressAtom)}
        onPayExpress={useSetAtom(payExpress)}
        wallet={useAtomValue(walletNameAtom)}
        onPayWithWallet={useSetAtom(payWithWallet)}
      />
    </>
  );
}

function usePaymentState(): PaymentState {
  const payable = withRetry(useAtomValue(paymentAtom), useSetAtom(refetchPayable));
  const phase = useAtomValue(paymentPhaseAtom);
  const cards = useAtomValue(cardsToPayAtom);
  if (payable.status !== 'ready') return payable;
  switch (payable.value.status) {
    case 'missing':
      return { status: 'missingOrder' };
    case 'gone':
      return { status: 'orderGone' };
    case 'paid':
      return { status: 'alreadyPaid', order: payable.value.order };
    case 'payable':
      // The cards that arrive after the form would push it away from the shopper who is filling it in.
      if (cards.status === 'loading') return cards;
      return { status: 'ready', order: payable.value.order, phase };
  }
}
