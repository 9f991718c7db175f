import { isShopError } from '@signal-shop/sdk';
import { deleteAddress, listAddresses, saveAddress } from '@signal-shop/sdk/calls';
import type { SavedAddress } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import type { AddressDraft } from '@signal-shop/ui/forms/address-form/address-draft.ts';
import type {
  AddressDeletion,
  AddressEditing,
  AddressesView,
} from '@signal-shop/ui/sections/checkout-address/checkout-address.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { isSessionEnd } from '../core/failure.ts';
import { notify } from '../core/notices.ts';
import { mutation } from '../queries/mutation.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { isSignedInAtom } from '../session/session.ts';
import { changeCheckoutDraft, draftAtom } from './checkout-draft.ts';

const addressesQuery = query(
  async ({ get, shop, signal }): Promise<readonly SavedAddress[]> => {
    return get(isSignedInAtom) ? (await listAddresses(shop, { signal })).msg : [];
  },
  { scope: 'login', keepPrevious: true },
);
export const retryAddresses = addressesQuery.refetch;

const openedAtom = scoped<{ readonly id: number; readonly draft: AddressDraft } | null>(null, 'login');
const askedIdAtom = scoped<number | null>(null, 'login');

const saving = mutation(
  (shop, { id, draft }: { readonly id: number; readonly draft: AddressDraft }) =>
    saveAddress(shop, { id, address: draft }),
  {
    onDone: ({ set }, _answer, { id }) => {
      set(addressesQuery.refetch);
      set(changeCheckoutDraft, { chosen: id });
      set(openedAtom, null);
    },
  },
);

const removal = mutation((shop, id: number) => deleteAddress(shop, { id }), {
  onDone: ({ set }) => {
    set(addressesQuery.refetch);
    set(changeCheckoutDraft, { chosen: 'first' });
    set(askedIdAtom, null);
  },
  onFailed: ({ set }, error) => {
    if (isSessionEnd(error)) set(askedIdAtom, null);
  },
});

const editingAtom = atom((get): AddressEditing => {
  const opened = get(openedAtom);
  if (opened === null) return { status: 'none' };
  const state = get(saving.stateAtom);
  if (state.status === 'failed') return { status: 'failed', ...opened, failure: state.failure };
  return { status: state.status === 'pending' ? 'saving' : 'open', ...opened };
});

const deletionAtom = atom((get): AddressDeletion => {
  const id = get(askedIdAtom);
  if (id === null) return { status: 'none' };
  const state = get(removal.stateAtom);
  if (state.status === 'failed') return { status: 'failed', id, failure: state.failure };
  return { status: state.status === 'pending' ? 'pending' : 'asking', id };
});

/** The saved address that the order goes to; null for the one in the form. */
const chosenIdAtom = atom((get): number | null => {
  const { chosen } = get(draftAtom);
  const saved = readyOr(get(addressesQuery.stateAtom), []);
  if (chosen === 'form') return null;
  return (saved.find(({ id }) => id === chosen) ?? saved[0])?.id ?? null;
});

export const addressesAtom = atom(
  (get): AddressesView => ({
    saved: get(addressesQuery.stateAtom),
    chosen: get(chosenIdAtom),
    keep: get(draftAtom).keep,
    editing: get(editingAtom),
    deletion: get(deletionAtom),
  }),
);

/** Where the order goes to; null while it is not known which address will be chosen. */
export const orderAddressAtom = atom((get): AddressDraft | null => {
  const { chosen, address } = get(draftAtom);
  if (chosen !== 'form' && get(addressesQuery.stateAtom).status === 'loading') return null;
  const id = get(chosenIdAtom);
  return readyOr(get(addressesQuery.stateAtom), []).find((saved) => saved.id === id)?.address ?? address;
});

/** null for the form, which still holds whatever was typed into it. */
export const chooseAddress = action(({ set }, id: number | null) => {
  set(changeCheckoutDraft, { chosen: id ?? 'form' });
});

export const keepAddress = action(({ set }, keep: boolean) => set(changeCheckoutDraft, { keep }));

export const editAddress = action(({ get, set }, id: number) => {
  const saved = readyOr(get(addressesQuery.stateAtom), []).find((address) => address.id === id);
  if (saved === undefined || get(saving.stateAtom).status === 'pending') return;
  set(saving.reset);
  set(openedAtom, { id, draft: saved.address });
});

export const changeEditedAddress = action(({ get, set }, draft: AddressDraft) => {
  const opened = get(openedAtom);
  if (opened !== null && get(saving.stateAtom).status !== 'pending') set(openedAtom, { ...opened, draft });
});

export const closeEdited = action(({ get, set }) => {
  if (get(saving.stateAtom).status !== 'pending') set(openedAtom, null);
});

/** Saves the edited address and selects it; a failure preserves the form. */
export const saveEdited = action(({ get, set }) => {
  const opened = get(openedAtom);
  return opened === null ? Promise.resolve() : set(saving.mutate, opened);
});

export const askDeleteAddress = action(({ get, set }, id: number) => {
  if (get(removal.stateAtom).status === 'pending') return;
  set(removal.reset);
  set(askedIdAtom, id);
});

export const closeDeletion = action(({ get, set }) => {
  if (get(removal.stateAtom).status !== 'pending') set(askedIdAtom, null);
});

export const deleteAsked = action(({ get, set }) => {
  const id = get(askedIdAtom);
  return id === null ? Promise.resolve() : set(removal.mutate, id);
});

/** Saves the address of the order if the shopper wants that; a failure does not affect the order. */
export const saveTypedAddress = action(async ({ get, set, environment: { shop } }) => {
  const { chosen, keep, address } = get(draftAtom);
  if (chosen !== 'form' || !keep) return;
  const isSame = guard(get, 'login');
  try {
    const saved = await saveAddress(shop, { address: { ...address }, is_default: Flag.no });
    if (!isSame()) return;
    set(addressesQuery.refetch);
    set(changeCheckoutDraft, { chosen: saved.address.id, keep: false });
  } catch (error) {
    if (!isShopError(error)) throw error;
    if (isSame() && error.serverMessage !== undefined && error.kind !== 'session')
      set(notify, 'warning', { kind: 'server', message: error.serverMessage });
  }
});
