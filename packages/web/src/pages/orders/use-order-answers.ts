import type { OrderConfirmationHandlers } from '@signal-shop/ui/sections/order-confirmation/order-confirmation.states.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import {
  changeCancellation,
  closeOrderQuestion,
  confirmOrder,
  orderOutcomeAtom,
  orderQuestionAtom,
  promptOrderAction,
} from '../../state/orders/order-actions.ts';
import { orderAgain, repeatedOrderAtom } from '../../state/orders/order-again.ts';

interface OrderHandlers extends OrderConfirmationHandlers {
  readonly onCopy: (text: string) => Promise<void>;
}

/** The confirmation dialogs of order actions, their handlers and their results. */
export function useOrderAnswers() {
  const { copy } = useAtomValue(environmentAtom);
  const prompt = useSetAtom(promptOrderAction);
  const repeat = useSetAtom(orderAgain);
  const confirm = useSetAtom(confirmOrder);
  const on: OrderHandlers = {
    onAsk: (ordersn, pressed) => {
      if (pressed === 'orderAgain') void repeat(ordersn);
      else prompt(ordersn, pressed);
    },
    onDraftChange: useSetAtom(changeCancellation),
    onConfirm: () => void confirm(),
    onKeep: useSetAtom(closeOrderQuestion),
    onCopy: copy,
  };
  return {
    ask: useAtomValue(orderQuestionAtom),
    again: useAtomValue(repeatedOrderAtom),
    outcome: useAtomValue(orderOutcomeAtom),
    on,
  };
}
