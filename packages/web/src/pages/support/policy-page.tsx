import { policyHead } from '@signal-shop/ui/chrome/page-head/heads/support/policy.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { PolicyScreen } from '@signal-shop/ui/screens/support/policy/policy-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import { termsAtom } from '../../state/site/terms.ts';
import { policyAtom, policyTitleAtom, refetchPolicy } from '../../state/support/policy.ts';

export function PolicyPage() {
  const policy = useAtomValue(policyAtom);
  const terms = useAtomValue(termsAtom);
  const name = policy.status === 'ready' ? policy.text.name : undefined;

  return (
    <>
      <PageHead {...policyHead} name={name} />
      <PolicyScreen
        state={withRetry(policy, useSetAtom(refetchPolicy))}
        title={useAtomValue(policyTitleAtom)}
        onCopy={useAtomValue(environmentAtom).copy}
        onPrint={() => globalThis.print()}
        terms={terms.status === 'ready' ? [...terms.value.policy, ...terms.value.terms] : []}
      />
    </>
  );
}
