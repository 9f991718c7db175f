import { atomWithRefresh } from 'jotai/utils';
import { action } from './action.ts';
import { environmentAtom } from './environment-atom.ts';
import { isOrderNumber } from './order-number.ts';
import { logoutNumberAtom } from './session.ts';

/** An order that somebody looked up in this tab, and the email that opened it. */
export interface LookedUp {
  readonly ordersn: string;
  readonly email: string;
}

const atMost = 10;
const longestEmail = 200;

/** The orders that were looked up in this tab, the newest first; a logout forgets them. */
export const lookedUpAtom = atomWithRefresh((get): readonly LookedUp[] => {
  get(logoutNumberAtom);
  return parse(get(environmentAtom).sessionItems.get('looked_up_orders'));
});

export const rememberLookup = action(({ get, set, environment }, found: LookedUp) => {
  const others = get(lookedUpAtom).filter(({ ordersn }) => ordersn !== found.ordersn);
  environment.sessionItems.set('looked_up_orders', JSON.stringify([found, ...others].slice(0, atMost)));
  set(lookedUpAtom);
});

function parse(text: string | null): readonly LookedUp[] {
  try {
    const kept: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isLookedUp).slice(0, atMost) : [];
  } catch {
    return [];
  }
}

function isLookedUp(value: unknown): value is LookedUp {
  if (typeof value !== 'object' || value === null || !('ordersn' in value) || !('email' in value))
    return false;
  const { ordersn, email } = value;
  return (
    typeof ordersn === 'string' &&
    isOrderNumber(ordersn) &&
    typeof email === 'string' &&
    email.length <= longestEmail
  );
}
