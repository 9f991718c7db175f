import { policiesHead } from '@signal-shop/ui/chrome/page-head/heads/policies.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { PolicyListScreen } from '@signal-shop/ui/screens/policy-list/policy-list-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { retryTerms, termsAtom } from '../state/terms.ts';
import { isWithdrawalOfferedAtom } from '../state/withdrawal.ts';
import { withRetry } from './with-retry.ts';

export function PoliciesPage() {
  const terms = withRetry(useAtomValue(termsAtom), useSetAtom(retryTerms));
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
