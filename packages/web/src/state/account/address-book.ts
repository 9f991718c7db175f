import { deleteAddress, saveAddress } from '@signal-shop/sdk/calls';
import type { SavedAddress } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import type { AddressDraft } from '@signal-shop/ui/forms/address-form/address-draft.ts';
import type { Remote } from '@signal-shop/ui/remote.ts';
import type { AddressBookEditing } from '@signal-shop/ui/screens/account/account-addresses/account-addresses.states.ts';
import { atom } from 'jotai';
import { emptyAddress } from '../checkout/checkout-draft.ts';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { readyOr } from '../queries/query-state.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { shipCountryAtom } from '../site/ship-to.ts';
import { refetchAddresses, savedAddressesAtom } from './saved-addresses.ts';

/** The address in the form; a new one has no id. */
interface OpenAddress {
  readonly id: number | null;
  readonly draft: AddressDraft;
  readonly isDefault: boolean;
}

const openAtom = scoped<OpenAddress | null>(null, 'login');
/** Addresses whose deletion the server has not answered, or the list does not show yet. */
const deletedIdsAtom = scoped<ReadonlySet<number>>(new Set(), 'login');

const saving = mutation(
  (shop, { id, draft, isDefault }: OpenAddress, options) =>
    saveAddress(
      shop,
      { ...(id !== null && { id }), address: draft, is_default: isDefault ? Flag.yes : Flag.no },
      options,
    ),
  {
    onDone: ({ set }) => {
      set(refetchAddresses);
      set(openAtom, null);
    },
  },
);

const defaulting = mutation(
  (shop, { id, address }: SavedAddress, options) =>
    saveAddress(shop, { id, address, is_default: Flag.yes }, options),
  {
    onDone: ({ set }) => set(refetchAddresses),
    onFailed: ({ set }, error) => set(report, error, { tone: 'error' }),
  },
);

/** The saved addresses without the deleted ones. */
export const addressBookAtom = atom((get): Remote<readonly SavedAddress[]> => {
  const state = get(savedAddressesAtom);
  if (state.status !== 'ready') return state;
  const deletedIds = get(deletedIdsAtom);
  return { ...state, value: state.value.filter(({ id }) => !deletedIds.has(id)) };
});

const bookAtom = atom((get) => readyOr(get(addressBookAtom), []));

export const addressEditingAtom = atom((get): AddressBookEditing => {
  const open = get(openAtom);
  if (open === null) return { status: 'none' };
  const state = shownState(get(saving.stateAtom));
  const { id, draft } = open;
  // The first address is the default one, and the default one stays it: neither has a choice.
  const others = get(bookAtom).filter((saved) => saved.id !== id);
  const hasChoice = others.some(({ is_default }) => is_default === Flag.yes);
  const form = { id, draft, isDefault: hasChoice ? open.isDefault : null };
  if (state.status === 'failed') return { status: 'failed', ...form, failure: state.failure };
  return { status: state.status === 'pending' ? 'saving' : 'open', ...form };
});

/** The address that is becoming the default one. */
export const pendingDefaultIdAtom = atom((get) => {
  const state = get(defaulting.stateAtom);
  return state.status === 'pending' ? state.input.id : null;
});

/** Opens the form with an address, or empty for a new one in the country of delivery. */
export const openAddress = action(({ get, set }, id: number | null) => {
  if (get(saving.stateAtom).status === 'pending') return;
  const saved = get(bookAtom).find((address) => address.id === id);
  set(saving.reset);
  set(openAtom, {
    id: saved?.id ?? null,
    draft: saved?.address ?? { ...emptyAddress, region: get(shipCountryAtom) },
    isDefault: false,
  });
});

export const changeAddress = action(({ get, set }, change: Partial<Omit<OpenAddress, 'id'>>) => {
  const open = get(openAtom);
  if (open !== null && get(saving.stateAtom).status !== 'pending') set(openAtom, { ...open, ...change });
});

export const closeAddress = action(({ get, set }) => {
  if (get(saving.stateAtom).status !== 'pending') set(openAtom, null);
});

/** Saves the address in the form; a failure preserves its input. */
export const saveOpenAddress = action(({ get, set }) => {
  const open = get(openAtom);
  return open === null ? Promise.resolve() : set(saving.mutate, open);
});

export const makeDefault = action(({ get, set }, id: number) => {
  const saved = get(bookAtom).find((address) => address.id === id);
  return saved === undefined ? Promise.resolve() : set(defaulting.mutate, saved);
});

/** Deletes an address without a question, because a toast takes it back. */
export const removeAddress = action(async ({ get, set, environment: { shop } }, id: number) => {
  const saved = get(bookAtom).find((address) => address.id === id);
  if (saved === undefined) return;
  const isSameLogin = guard(get, 'login');
  set(deletedIdsAtom, new Set([...get(deletedIdsAtom), id]));
  try {
    await deleteAddress(shop, { id });
  } catch (error) {
    if (!isSameLogin()) return;
    set(deletedIdsAtom, new Set([...get(deletedIdsAtom)].filter((other) => other !== id)));
    set(report, error, { tone: 'error' });
    set(refetchAddresses);
    return;
  }
  if (!isSameLogin()) return;
  const { first_name: firstName, last_name: lastName } = saved.address;
  set(notify, 'info', { kind: 'removed', from: 'addresses', name: `${firstName} ${lastName}` }, () => {
    if (isSameLogin()) void set(restoreAddress, saved);
  });
  set(refetchAddresses);
});

const restoreAddress = action(async ({ get, set, environment: { shop } }, saved: SavedAddress) => {
  const isSameLogin = guard(get, 'login');
  try {
    await saveAddress(shop, { address: saved.address, is_default: saved.is_default });
  } catch (error) {
    if (isSameLogin()) set(report, error, { tone: 'error' });
  }
  if (isSameLogin()) set(refetchAddresses);
});
