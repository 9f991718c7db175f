import type { SavedItemsProps } from '@signal-shop/ui/sections/saved-items/saved-items-props.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import {
  moveSaved,
  pendingSavedIdsAtom,
  refetchSavedItems,
  removeSaved,
  savedItemsAtom,
  saveLine,
} from '../../state/cart/saved-items.ts';

/** The goods saved for later, beside the ordinary cart. */
export function useSavedItems(): SavedItemsProps {
  const save = useSetAtom(saveLine);
  const move = useSetAtom(moveSaved);
  const remove = useSetAtom(removeSaved);
  return {
    state: withRetry(useAtomValue(savedItemsAtom), useSetAtom(refetchSavedItems)),
    pendingIds: useAtomValue(pendingSavedIdsAtom),
    onSave: (goodsId) => void save(goodsId),
    onMove: (goodsId) => void move(goodsId),
    onRemove: (goodsId) => void remove(goodsId),
  };
}
