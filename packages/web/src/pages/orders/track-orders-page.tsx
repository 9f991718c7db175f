import { trackOrdersHead } from '@signal-shop/ui/chrome/page-head/heads/orders/track-orders.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { TrackOrdersScreen } from '@signal-shop/ui/screens/orders/track-orders/track-orders-screen.tsx';
import { useAtomValue } from 'jotai';
import { ongoingOrdersAtom } from '../../state/orders/tracking.ts';
import { isSignedInAtom } from '../../state/session/session.ts';
import { useFollowedOrders } from './use-followed-orders.ts';
import { useTrackForm } from './use-track-form.ts';

export function TrackOrdersPage() {
  return (
    <>
      <PageHead {...trackOrdersHead} />
      <TrackOrdersScreen
        session={useAtomValue(isSignedInAtom) ? 'member' : 'guest'}
        state={useFollowedOrders(ongoingOrdersAtom)}
        form={useTrackForm()}
      />
    </>
  );
}
