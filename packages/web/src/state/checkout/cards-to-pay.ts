import { listSavedCards } from '@signal-shop/sdk/calls';
import type { SavedCard } from '@signal-shop/sdk/contract';
import { query } from '../queries/query.ts';
import { paymentVisitAtom } from './payable-order.ts';
import { canSaveCardAtom } from './provider.ts';

/** The page waits for the saved cards, but not for long: each order can be paid without them. */
const timeoutMs = 4_000;

const cardsQuery = query(
  async ({ get, shop, signal }): Promise<readonly SavedCard[]> => {
    get(paymentVisitAtom);
    if (!get(canSaveCardAtom)) return [];
    try {
      return (await listSavedCards(shop, { signal, timeoutMs })).msg;
    } catch {
      return [];
    }
  },
  { scope: 'login', keepPrevious: true },
);

/** The saved cards that the payment page offers, newest first; none if they cannot be loaded. */
export const cardsToPayAtom = cardsQuery.stateAtom;
export const refetchCardsToPay = cardsQuery.refetch;
