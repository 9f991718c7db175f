import { trackedOrderHead } from '@signal-shop/ui/chrome/page-head/heads/orders/tracked-order.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { TrackedOrderState } from '@signal-shop/ui/screens/orders/tracked-order/tracked-order.states.ts';
import { TrackedOrderScreen } from '@signal-shop/ui/screens/orders/tracked-order/tracked-order-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import {
  parcelAtom,
  refetchParcel,
  refetchTrackedOrder,
  trackedNumberAtom,
  trackedOrderAtom,
} from '../../state/orders/tracking.ts';
import { useTrackForm } from './use-track-form.ts';

export function TrackedOrderPage() {
  const ordersn = useAtomValue(trackedNumberAtom);
  return (
    <>
      <PageHead {...trackedOrderHead} name={ordersn} />
      <TrackedOrderScreen ordersn={ordersn} state={useTrackedOrder()} />
    </>
  );
}

function useTrackedOrder(): TrackedOrderState {
  const order = withRetry(useAtomValue(trackedOrderAtom), useSetAtom(refetchTrackedOrder));
  const parcel = withRetry(useAtomValue(parcelAtom), useSetAtom(refetchParcel));
  const form = useTrackForm();
  if (order.status !== 'ready') return order;
  return order.value === null ? { status: 'ask', form } : { status: 'ready', order: order.value, parcel };
}
