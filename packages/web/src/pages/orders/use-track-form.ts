import type { TrackOrderFormProps } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  changeTrackDraft,
  lookupStateAtom,
  trackDraftAtom,
  trackOrder,
} from '../../state/orders/track-form.ts';

/** The form that looks up an order by its number and email, used on several pages. */
export function useTrackForm(): TrackOrderFormProps {
  const find = useSetAtom(trackOrder);
  return {
    draft: useAtomValue(trackDraftAtom),
    state: useAtomValue(lookupStateAtom),
    onDraftChange: useSetAtom(changeTrackDraft),
    onFind: find,
  };
}
