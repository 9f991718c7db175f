import { afterSalesHead } from '@signal-shop/ui/chrome/page-head/heads/after-sales/after-sales.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type {
  AfterSalesState,
  AfterSalesSubject,
} from '@signal-shop/ui/screens/after-sales/after-sales/after-sales.states.ts';
import { AfterSalesScreen } from '@signal-shop/ui/screens/after-sales/after-sales/after-sales-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { afterSalesSubjectAtom, refetchAfterSales } from '../../state/after-sales/after-sales.ts';
import { afterSalesAboutAtom } from '../../state/after-sales/after-sales-location.ts';
import {
  afterSalesRequestAtom,
  refetchAfterSalesRequest,
} from '../../state/after-sales/after-sales-request.ts';
import { beginClaim, closeClaim } from '../../state/after-sales/warranty-claim.ts';
import { AccountArea } from '../account/account-area.tsx';
import { useAfterSalesForm, useRequestActions } from './use-after-sales.ts';
import { useWarrantyClaim } from './use-warranty-claim.ts';

/** Shows the form of a new request or the status of an existing one, depending on the URL. */
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
  const subjectState = withRetry(useAtomValue(afterSalesSubjectAtom), useSetAtom(refetchAfterSales));
  const form = useAfterSalesForm();
  const claim = useSetAtom(beginClaim);
  const onClaim = ({ ordersn, lines: [line] }: AfterSalesSubject) => {
    if (line !== undefined) claim({ ordersn, line_id: line.id, goods_name: line.goods_name });
  };
  return (
    <AfterSalesScreen
      state={stateOf()}
      claiming={useWarrantyClaim()}
      onClaim={onClaim}
      onCloseClaim={useSetAtom(closeClaim)}
    />
  );

  function stateOf(): AfterSalesState {
    if (subjectState.status !== 'ready') return subjectState;
    if (subjectState.value.status === 'notFound') return subjectState.value;
    const { subject, requestId } = subjectState.value;
    const isOpen = subject.offer.kinds.length > 0;
    return isOpen ? { status: 'form', subject, form } : { status: 'closed', subject, requestId };
  }
}

function RequestPart() {
  const answer = withRetry(useAtomValue(afterSalesRequestAtom), useSetAtom(refetchAfterSalesRequest));
  const actions = useRequestActions();
  const requestState = answer.status === 'ready' ? answer.value : answer;
  const state: AfterSalesState =
    requestState.status === 'found'
      ? { status: 'request', request: requestState.request, actions }
      : requestState;
  return <AfterSalesScreen state={state} claiming={null} onClaim={nothing} onCloseClaim={nothing} />;
}

function nothing(): void {}
