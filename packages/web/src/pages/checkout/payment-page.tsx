import { paymentHead } from '@signal-shop/ui/chrome/page-head/heads/checkout/payment.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { PaymentState } from '@signal-shop/ui/screens/checkout/payment/payment.states.ts';
import { PaymentScreen } from '@signal-shop/ui/screens/checkout/payment/payment-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import {
  canPayExpressAtom,
  pay,
  payExpress,
  paymentAtom,
  paymentPhaseAtom,
  payWithWallet,
  refetchPayable,
  testCardsAtom,
  walletNameAtom,
} from '../../state/checkout/payment.ts';

export function PaymentPage() {
  return (
    <>
      <PageHead {...paymentHead} />
      <PaymentScreen
        state={usePaymentState()}
        testCards={useAtomValue(testCardsAtom)}
        onPay={useSetAtom(pay)}
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
  if (payable.status !== 'ready') return payable;
  switch (payable.value.status) {
    case 'missing':
      return { status: 'missingOrder' };
    case 'gone':
      return { status: 'orderGone' };
    case 'paid':
      return { status: 'alreadyPaid', order: payable.value.order };
    case 'payable':
      return { status: 'ready', order: payable.value.order, phase };
  }
}
