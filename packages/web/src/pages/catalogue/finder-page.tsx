import { finderHead } from '@signal-shop/ui/chrome/page-head/heads/catalogue/finder.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { FinderScreen } from '@signal-shop/ui/screens/catalogue/finder/finder-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import {
  finderAnswersAtom,
  finderHref,
  finderStepAtom,
  refetchFinder,
} from '../../state/catalogue/finder.ts';
import { WithProductActions } from './product-actions.tsx';

export function FinderPage() {
  return (
    <WithProductActions>
      <PageHead {...finderHead} />
      <FinderScreen
        answers={useAtomValue(finderAnswersAtom)}
        step={withRetry(useAtomValue(finderStepAtom), useSetAtom(refetchFinder))}
        hrefOf={finderHref}
      />
    </WithProductActions>
  );
}
