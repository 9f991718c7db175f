import type { OrderConfirmationHandlers } from '@signal-shop/ui/sections/order-confirmation/order-confirmation.states.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import {
  askOrder,
  changeCancellation,
  confirmOrder,
  keepOrder,
  orderOutcomeAtom,
  orderQuestionAtom,
} from '../../state/orders/order-actions.ts';

interface OrderHandlers extends OrderConfirmationHandlers {
  readonly onCopy: (text: string) => Promise<void>;
}

/** The confirmation dialogs of order actions, their results, and how to answer them. */
export function useOrderAnswers() {
  const { copy } = useAtomValue(environmentAtom);
  const confirm = useSetAtom(confirmOrder);
  const on: OrderHandlers = {
    onAsk: useSetAtom(askOrder),
    onDraft: useSetAtom(changeCancellation),
    onConfirm: () => void confirm(),
    onKeep: useSetAtom(keepOrder),
    onCopy: copy,
  };
  return { ask: useAtomValue(orderQuestionAtom), outcome: useAtomValue(orderOutcomeAtom), on };
}
