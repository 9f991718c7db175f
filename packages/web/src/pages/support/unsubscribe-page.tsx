import { unsubscribeHead } from '@signal-shop/ui/chrome/page-head/heads/support/unsubscribe.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { UnsubscribeScreen } from '@signal-shop/ui/screens/support/unsubscribe/unsubscribe-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import {
  endEmails,
  refetchSubscription,
  restoreEmails,
  subscriptionAtom,
} from '../../state/support/unsubscribe.ts';

export function UnsubscribePage() {
  const unsubscribe = useSetAtom(endEmails);
  const resubscribe = useSetAtom(restoreEmails);
  return (
    <>
      <PageHead {...unsubscribeHead} />
      <UnsubscribeScreen
        state={withRetry(useAtomValue(subscriptionAtom), useSetAtom(refetchSubscription))}
        onUnsubscribe={() => void unsubscribe()}
        onResubscribe={() => void resubscribe()}
      />
    </>
  );
}
