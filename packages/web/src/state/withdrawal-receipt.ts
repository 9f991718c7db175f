import type { WithdrawalReceipt } from '@signal-shop/sdk/contract';
import { atomWithRefresh } from 'jotai/utils';
import { action } from './action.ts';
import { environmentAtom } from './environment-atom.ts';
import { parseKept } from './kept-parts.ts';
import { isOrderNumber } from './order-number.ts';
import { logoutNumberAtom } from './session.ts';

/** What the shop answered to a withdrawal; no message where an order was looked up that it was declared for before. */
export interface DeclaredWithdrawal {
  readonly message: string | null;
  readonly receipt: WithdrawalReceipt;
}

/** The last receipt of this tab: it outlives a reload, and ends with a logout. */
export const keptReceiptAtom = atomWithRefresh((get): DeclaredWithdrawal | null => {
  get(logoutNumberAtom);
  const kept = parseKept(get(environmentAtom).sessionItems.get('withdrawal_receipt'));
  return isDeclared(kept) ? kept : null;
});

export const keepReceipt = action(({ set, environment }, declared: DeclaredWithdrawal) => {
  environment.sessionItems.set('withdrawal_receipt', JSON.stringify(declared));
  set(keptReceiptAtom);
});

export const forgetReceipt = action(({ set, environment }) => {
  environment.sessionItems.remove('withdrawal_receipt');
  set(keptReceiptAtom);
});

function isDeclared(value: unknown): value is DeclaredWithdrawal {
  if (typeof value !== 'object' || value === null || !('message' in value) || !('receipt' in value))
    return false;
  return (value.message === null || typeof value.message === 'string') && isReceipt(value.receipt);
}

function isReceipt(value: unknown): value is WithdrawalReceipt {
  if (typeof value !== 'object' || value === null) return false;
  if (!('number' in value && 'ordersn' in value && 'email' in value && 'time' in value)) return false;
  const { number, ordersn, email, time } = value;
  const isNamed = typeof ordersn === 'string' && isOrderNumber(ordersn) && typeof number === 'string';
  const to = 'returns_to' in value ? value.returns_to : null;
  if (to !== null && typeof to !== 'string') return false;
  return isNamed && typeof email === 'string' && Number.isSafeInteger(time);
}
