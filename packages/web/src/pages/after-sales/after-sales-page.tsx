import { afterSalesHead } from '@signal-shop/ui/chrome/page-head/heads/after-sales/after-sales.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type {
  AfterSalesState,
  AfterSalesSubject,
} from '@signal-shop/ui/screens/after-sales/after-sales.states.ts';
import { AfterSalesScreen } from '@signal-shop/ui/screens/after-sales/after-sales-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { afterSalesSubjectAtom, retryAfterSales } from '../../state/after-sales/after-sales.ts';
import { afterSalesAboutAtom } from '../../state/after-sales/after-sales-place.ts';
import {
  afterSalesRequestAtom,
  retryAfterSalesRequest,
} from '../../state/after-sales/after-sales-request.ts';
import { beginClaim, closeClaim } from '../../state/after-sales/warranty-claim.ts';
import { AccountArea } from '../account/account-area.tsx';
import { useClaiming } from '../rewards/use-claiming.ts';
import { withRetry } from '../shared/with-retry.ts';
import { useAfterSalesForm, useRequestActions } from './use-after-sales.ts';

/** One page for asking and for what became of it: its address says which. */
export function AfterSalesPage() {
  const about = useAtomValue(afterSalesAboutAtom);
  return (
    <AccountArea active="returns">
      <PageHead {...afterSalesHead} />
      {about?.about === 'request' ? <RequestPart /> : <AskPart />}
    </AccountArea>
  );
}

function AskPart() {
  const found = withRetry(useAtomValue(afterSalesSubjectAtom), useSetAtom(retryAfterSales));
  const form = useAfterSalesForm();
  const claim = useSetAtom(beginClaim);
  const onClaim = ({ ordersn, lines: [line] }: AfterSalesSubject) => {
    if (line !== undefined) claim({ ordersn, line_id: line.id, goods_name: line.goods_name });
  };
  return (
    <AfterSalesScreen
      state={stateOf()}
      claiming={useClaiming()}
      onClaim={onClaim}
      onCloseClaim={useSetAtom(closeClaim)}
    />
  );

  function stateOf(): AfterSalesState {
    if (found.status !== 'ready') return found;
    if (found.value.status === 'notFound') return found.value;
    const { subject, requestId } = found.value;
    const isOpen = subject.offer.kinds.length > 0;
    return isOpen ? { status: 'form', subject, form } : { status: 'closed', subject, requestId };
  }
}

function RequestPart() {
  const found = withRetry(useAtomValue(afterSalesRequestAtom), useSetAtom(retryAfterSalesRequest));
  const actions = useRequestActions();
  const known = found.status === 'ready' ? found.value : found;
  const state: AfterSalesState =
    known.status === 'found' ? { status: 'request', request: known.request, actions } : known;
  return <AfterSalesScreen state={state} claiming={null} onClaim={nothing} onCloseClaim={nothing} />;
}

function nothing(): void {}
