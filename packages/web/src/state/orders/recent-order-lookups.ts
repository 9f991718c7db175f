import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { atom } from 'jotai';
import { isList, parseStored } from '../../browser/parse-stored.ts';
import { action } from '../core/action.ts';
import { persisted } from '../persistence/persisted.ts';
import { isOrderNumber } from './order-number.ts';

/** An order that was looked up in this tab, with its email. */
export interface OrderLookup {
  readonly ordersn: string;
  readonly email: string;
}

const atMost = 10;
const longestEmail = 200;

const lookupsAtom = persisted<readonly OrderLookup[]>(
  { tab: 'looked_up_orders' },
  {
    decode: (text) => (parseStored(text, isList) ?? []).filter(isLookup).slice(0, atMost),
    encode: (lookups) => JSON.stringify(lookups.slice(0, atMost)),
  },
);

/** The orders that were looked up in this tab, newest first; a logout removes them. */
export const recentLookupsAtom = atom((get) => get(lookupsAtom));

export const rememberLookup = action(({ set }, lookup: OrderLookup) =>
  set(lookupsAtom, (lookups) => [lookup, ...lookups.filter(({ ordersn }) => ordersn !== lookup.ordersn)]),
);

function isLookup(value: unknown): value is OrderLookup {
  if (!isRecord(value)) return false;
  const { ordersn, email } = value;
  return (
    typeof ordersn === 'string' &&
    isOrderNumber(ordersn) &&
    typeof email === 'string' &&
    email.length <= longestEmail
  );
}
