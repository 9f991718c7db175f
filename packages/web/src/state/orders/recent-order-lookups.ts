import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { atomWithRefresh } from 'jotai/utils';
import { isList, parseStored } from '../../browser/parse-stored.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { logoutEpochAtom } from '../core/login-epoch.ts';
import { isOrderNumber } from './order-number.ts';

/** An order that was looked up in this tab, with its email. */
export interface OrderLookup {
  readonly ordersn: string;
  readonly email: string;
}

const atMost = 10;
const longestEmail = 200;

/** The orders that were looked up in this tab, the newest first; a logout forgets them. */
export const recentLookupsAtom = atomWithRefresh((get): readonly OrderLookup[] => {
  get(logoutEpochAtom);
  const kept = parseStored(get(environmentAtom).sessionItems.get('looked_up_orders'), isList) ?? [];
  return kept.filter(isLookedUp).slice(0, atMost);
});

export const rememberLookup = action(({ get, set, environment }, found: OrderLookup) => {
  const others = get(recentLookupsAtom).filter(({ ordersn }) => ordersn !== found.ordersn);
  environment.sessionItems.set('looked_up_orders', JSON.stringify([found, ...others].slice(0, atMost)));
  set(recentLookupsAtom);
});

function isLookedUp(value: unknown): value is OrderLookup {
  if (!isRecord(value)) return false;
  const { ordersn, email } = value;
  return (
    typeof ordersn === 'string' &&
    isOrderNumber(ordersn) &&
    typeof email === 'string' &&
    email.length <= longestEmail
  );
}
