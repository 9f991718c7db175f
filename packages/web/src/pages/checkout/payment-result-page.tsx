import { paymentResultHead } from '@signal-shop/ui/chrome/page-head/heads/checkout/payment-result.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { PaymentResultState } from '@signal-shop/ui/screens/checkout/payment-result/payment-result.states.ts';
import { PaymentResultScreen } from '@signal-shop/ui/screens/checkout/payment-result/payment-result-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { countPurchase, purchaseEventAtom } from '../../state/analytics/purchase-event.ts';
import { paymentResultAtom, refetchPaymentResult } from '../../state/checkout/payment-result.ts';
import { usePageEvent } from '../shared/use-page-event.ts';

export function PaymentResultPage() {
  usePageEvent(purchaseEventAtom, countPurchase);
  return (
    <>
      <PageHead {...paymentResultHead} />
      <PaymentResultScreen state={useResultState()} />
    </>
  );
}

function useResultState(): PaymentResultState {
  const result = useAtomValue(paymentResultAtom);
  const retry = useSetAtom(refetchPaymentResult);
  if (result.status === 'ready') return result.value;
  return result.status === 'loading' ? result : { status: 'loadFailed', failure: result.failure, retry };
}
