import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { TrackOrdersScreen } from '@signal-shop/ui/screens/track-orders/track-orders-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { isSignedInAtom } from '../state/session.ts';
import { ongoingOrdersAtom, retryFollowed } from '../state/tracking.ts';
import { useTrackForm } from './use-track-form.ts';
import { withRetry } from './with-retry.ts';

export function TrackOrdersPage() {
  return (
    <>
      <PageHead page="trackOrders" />
      <TrackOrdersScreen
        session={useAtomValue(isSignedInAtom) ? 'member' : 'guest'}
        state={withRetry(useAtomValue(ongoingOrdersAtom), useSetAtom(retryFollowed))}
        form={useTrackForm()}
      />
    </>
  );
}
