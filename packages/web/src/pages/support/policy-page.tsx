import { policyHead } from '@signal-shop/ui/chrome/page-head/heads/support/policy.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { PolicyScreen } from '@signal-shop/ui/screens/policy/policy-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { termsAtom } from '../../state/site/terms.ts';
import { policyAtom, policyTitleAtom, retryPolicy } from '../../state/support/policy.ts';
import { withRetry } from '../shared/with-retry.ts';

export function PolicyPage() {
  const policy = useAtomValue(policyAtom);
  const terms = useAtomValue(termsAtom);
  const name = policy.status === 'ready' ? policy.text.name : undefined;

  return (
    <>
      <PageHead {...policyHead} name={name} />
      <PolicyScreen
        state={withRetry(policy, useSetAtom(retryPolicy))}
        title={useAtomValue(policyTitleAtom)}
        terms={terms.status === 'ready' ? [...terms.value.policy, ...terms.value.terms] : []}
      />
    </>
  );
}
