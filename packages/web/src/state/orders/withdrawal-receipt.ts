import type { WithdrawalReceipt } from '@signal-shop/sdk/contract';
import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { atomWithRefresh } from 'jotai/utils';
import { parseStored } from '../../browser/parse-stored.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { logoutEpochAtom } from '../core/login-epoch.ts';
import { isOrderNumber } from './order-number.ts';

/** The server's answer to a withdrawal; without a message if it was declared before. */
export interface DeclaredWithdrawal {
  readonly message: string | null;
  readonly receipt: WithdrawalReceipt;
}

/** The last receipt of this tab: it outlives a reload, and ends with a logout. */
export const keptReceiptAtom = atomWithRefresh((get): DeclaredWithdrawal | null => {
  get(logoutEpochAtom);
  return parseStored(get(environmentAtom).sessionItems.get('withdrawal_receipt'), isDeclared) ?? null;
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
  if (!isRecord(value)) return false;
  const { message, receipt } = value;
  return (message === null || typeof message === 'string') && isReceipt(receipt);
}

function isReceipt(value: unknown): value is WithdrawalReceipt {
  if (!isRecord(value)) return false;
  const { number, ordersn, email, time, returns_to = null } = value;
  const isNamed = typeof ordersn === 'string' && isOrderNumber(ordersn) && typeof number === 'string';
  if (returns_to !== null && typeof returns_to !== 'string') return false;
  return isNamed && typeof email === 'string' && Number.isSafeInteger(time);
}
