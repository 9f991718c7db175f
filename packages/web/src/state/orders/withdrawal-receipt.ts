import type { WithdrawalReceipt } from '@signal-shop/sdk/contract';
import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { atom } from 'jotai';
import { parseStored } from '../../browser/parse-stored.ts';
import { action } from '../core/action.ts';
import { persisted } from '../persistence/persisted.ts';
import { isOrderNumber } from './order-number.ts';

/** The server's answer to a withdrawal; without a message if it was declared before. */
export interface WithdrawalAnswer {
  readonly message: string | null;
  readonly receipt: WithdrawalReceipt;
}

const storedAtom = persisted<WithdrawalAnswer | null>(
  { tab: 'withdrawal_receipt' },
  {
    decode: (text) => parseStored(text, isAnswer) ?? null,
    encode: (answer) => (answer === null ? null : JSON.stringify(answer)),
  },
);

/** The last receipt of this tab; it survives a reload, and a logout removes it. */
export const receiptAtom = atom((get) => get(storedAtom));

export const saveReceipt = action(({ set }, answer: WithdrawalAnswer) => set(storedAtom, () => answer));
export const forgetReceipt = action(({ set }) => set(storedAtom, () => null));

function isAnswer(value: unknown): value is WithdrawalAnswer {
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
