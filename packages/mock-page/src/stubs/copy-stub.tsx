import type { StubPlan } from '@signal-shop/mock-server/control';
import { CopyButton } from '@signal-shop/ui/components/copy-field/copy-button.tsx';
import { copyText } from '../parts/clipboard.ts';
import { scenarioCode, testCode } from './stub-code.ts';

/** Copies a stub as TypeScript; nothing without one. */
export function CopyStub({ stub }: { readonly stub: StubPlan | null }) {
  if (stub === null) return null;
  return (
    <>
      <CopyButton text={scenarioCode(stub)} onCopy={copyText}>
        Copy as scenario
      </CopyButton>
      <CopyButton text={testCode(stub)} onCopy={copyText}>
        Copy for a test
      </CopyButton>
    </>
  );
}
