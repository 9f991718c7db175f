import type { StubPlan } from '@signal-shop/mock-server/control';
import { CopyButton } from '@signal-shop/ui/components/copy-field/copy-button.tsx';
import { copyText } from '../parts/clipboard.ts';
import { copiesOf } from './stub-code.ts';

/** The mode of the build for the package (`build/build-page.ts`). */
const hasSources = import.meta.env.MODE !== 'package';

interface CopyStubProps {
  readonly stub: StubPlan | null;
  readonly session: string;
}

/** Copies a stub for use elsewhere; nothing without one. */
export function CopyStub({ stub, session }: CopyStubProps) {
  if (stub === null) return null;
  return copiesOf(stub, { hasSources, origin: location.origin, session }).map(({ label, text }) => (
    <CopyButton key={label} text={text} onCopy={copyText}>
      {label}
    </CopyButton>
  ));
}
