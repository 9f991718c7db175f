import type { AddressDraft } from '@signal-shop/ui/screens/checkout/checkout.states.ts';
import { atom } from 'jotai';
import { action } from './action.ts';
import { environmentAtom } from './environment-atom.ts';
import { logoutNumberAtom } from './session.ts';

/** What was typed on the way to an order; kept by the tab, so that a reload or a new login loses nothing. */
export interface CheckoutDraft {
  readonly address: AddressDraft;
  readonly note: string;
}

const longestText = 500;
const typedAtom = atom<{ readonly draft: CheckoutDraft; readonly logouts: number } | null>(null);

export const draftAtom = atom((get): CheckoutDraft => {
  const typed = get(typedAtom);
  if (typed?.logouts === get(logoutNumberAtom)) return typed.draft;
  return readDraft(get(environmentAtom).sessionItems.get('checkout_draft'));
});

export const keepDraft = action(({ get, set, environment }, draft: CheckoutDraft) => {
  set(typedAtom, { draft, logouts: get(logoutNumberAtom) });
  environment.sessionItems.set('checkout_draft', JSON.stringify(draft));
});

function readDraft(text: string | null): CheckoutDraft {
  const kept = parse(text);
  const address = fieldsOf(field(kept, 'address'));
  const note = field(kept, 'note');
  return { address, note: isText(note) ? note : '' };
}

function fieldsOf(kept: unknown): AddressDraft {
  const read = (name: keyof AddressDraft): string => {
    const value = field(kept, name);
    return isText(value) ? value : '';
  };
  return {
    first_name: read('first_name'),
    last_name: read('last_name'),
    address: read('address'),
    address_two: read('address_two'),
    postal_code: read('postal_code'),
    city: read('city'),
    state: read('state'),
    region: read('region'),
    phone: read('phone'),
  };
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Object.getOwnPropertyDescriptor(of, name)?.value : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
