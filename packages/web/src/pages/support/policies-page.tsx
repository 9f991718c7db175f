import { policiesHead } from '@signal-shop/ui/chrome/page-head/heads/support/policies.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { PolicyListScreen } from '@signal-shop/ui/screens/support/policy-list/policy-list-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { isWithdrawalOfferedAtom } from '../../state/orders/withdrawal.ts';
import { refetchTerms, termsAtom } from '../../state/site/terms.ts';

export function PoliciesPage() {
  const terms = withRetry(useAtomValue(termsAtom), useSetAtom(refetchTerms));
  return (
    <>
      <PageHead {...policiesHead} />
      <PolicyListScreen
        state={terms.status === 'ready' ? { status: 'ready', ...terms.value } : terms}
        withdrawal={useAtomValue(isWithdrawalOfferedAtom)}
      />
    </>
  );
}
