import { withdrawalHead } from '@signal-shop/ui/chrome/page-head/heads/orders/withdrawal.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { WithdrawalState } from '@signal-shop/ui/screens/orders/withdrawal/withdrawal.states.ts';
import { WithdrawalScreen } from '@signal-shop/ui/screens/orders/withdrawal/withdrawal-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  changeWithdrawalDraft,
  declareWithdrawal,
  findForWithdrawal,
  restartWithdrawal,
  withdrawalDraftAtom,
  withdrawalStepAtom,
} from '../../state/orders/withdrawal.ts';

export function WithdrawalPage() {
  return (
    <>
      <PageHead {...withdrawalHead} />
      <WithdrawalScreen
        state={useWithdrawal()}
        onConfirm={useSetAtom(declareWithdrawal)}
        onBack={useSetAtom(restartWithdrawal)}
        onPrint={() => globalThis.print()}
      />
    </>
  );
}

function useWithdrawal(): WithdrawalState {
  const step = useAtomValue(withdrawalStepAtom);
  const form = {
    draft: useAtomValue(withdrawalDraftAtom),
    onDraftChange: useSetAtom(changeWithdrawalDraft),
    onFind: useSetAtom(findForWithdrawal),
  };
  return step.status === 'form' ? { status: 'form', form: { ...form, state: step.lookup } } : step;
}
