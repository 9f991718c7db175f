import type { OrderAskHandlers } from '@signal-shop/ui/sections/order-ask/order-ask.states.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import {
  askOrder,
  confirmOrder,
  draftCancellation,
  keepOrder,
  orderAskAtom,
  orderOutcomeAtom,
} from '../../state/orders/order-actions.ts';

interface OrderHandlers extends OrderAskHandlers {
  readonly onCopy: (text: string) => Promise<void>;
}

/** What is asked about an order, what became of it, and how to answer. */
export function useOrderAnswers() {
  const { copy } = useAtomValue(environmentAtom);
  const confirm = useSetAtom(confirmOrder);
  const on: OrderHandlers = {
    onAsk: useSetAtom(askOrder),
    onDraft: useSetAtom(draftCancellation),
    onConfirm: () => void confirm(),
    onKeep: useSetAtom(keepOrder),
    onCopy: copy,
  };
  return { ask: useAtomValue(orderAskAtom), outcome: useAtomValue(orderOutcomeAtom), on };
}
