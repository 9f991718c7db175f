import { isShopError } from '@signal-shop/sdk';
import { deleteAddress, saveAddress } from '@signal-shop/sdk/calls';
import { Flag } from '@signal-shop/sdk/contract';
import type { AddressDraft } from '@signal-shop/ui/forms/address-form/address-draft.ts';
import type {
  AddressDeletion,
  AddressEditing,
  AddressesView,
} from '@signal-shop/ui/sections/checkout-address/checkout-address.states.ts';
import { atom } from 'jotai';
import { refetchAddresses, savedAddressesAtom } from '../account/saved-addresses.ts';
import { action } from '../core/action.ts';
import { isSessionEnd } from '../core/failure.ts';
import { report } from '../core/report.ts';
import { mutation } from '../queries/mutation.ts';
import { readyOr } from '../queries/query-state.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { changeCheckoutDraft, draftAtom } from './checkout-draft.ts';

const editedAddressAtom = scoped<{ readonly id: number; readonly draft: AddressDraft } | null>(null, 'login');
const deletionIdAtom = scoped<number | null>(null, 'login');

const saving = mutation(
  (shop, { id, draft }: { readonly id: number; readonly draft: AddressDraft }) =>
    saveAddress(shop, { id, address: draft }),
  {
    onDone: ({ set }, _answer, { id }) => {
      set(refetchAddresses);
      set(changeCheckoutDraft, { addressChoice: id });
      set(editedAddressAtom, null);
    },
  },
);

const removal = mutation((shop, id: number) => deleteAddress(shop, { id }), {
  onDone: ({ set }) => {
    set(refetchAddresses);
    set(changeCheckoutDraft, { addressChoice: 'first' });
    set(deletionIdAtom, null);
  },
  onFailed: ({ set }, error) => {
    if (isSessionEnd(error)) set(deletionIdAtom, null);
  },
});

const editingAtom = atom((get): AddressEditing => {
  const editedAddress = get(editedAddressAtom);
  if (editedAddress === null) return { status: 'none' };
  const state = get(saving.stateAtom);
  if (state.status === 'failed') return { status: 'failed', ...editedAddress, failure: state.failure };
  return { status: state.status === 'pending' ? 'saving' : 'open', ...editedAddress };
});

const deletionAtom = atom((get): AddressDeletion => {
  const id = get(deletionIdAtom);
  if (id === null) return { status: 'none' };
  const state = get(removal.stateAtom);
  if (state.status === 'failed') return { status: 'failed', id, failure: state.failure };
  return { status: state.status === 'pending' ? 'pending' : 'asking', id };
});

/** The id of the saved delivery address; null for the address in the form. */
const chosenIdAtom = atom((get): number | null => {
  const { addressChoice } = get(draftAtom);
  const savedAddresses = readyOr(get(savedAddressesAtom), []);
  if (addressChoice === 'form') return null;
  return (savedAddresses.find(({ id }) => id === addressChoice) ?? savedAddresses[0])?.id ?? null;
});

export const addressesAtom = atom(
  (get): AddressesView => ({
    saved: get(savedAddressesAtom),
    selectedId: get(chosenIdAtom),
    keep: get(draftAtom).savesAddress,
    editing: get(editingAtom),
    deletion: get(deletionAtom),
  }),
);

/** The delivery address; null while the saved addresses are loading. */
export const orderAddressAtom = atom((get): AddressDraft | null => {
  const { addressChoice, address } = get(draftAtom);
  if (addressChoice !== 'form' && get(savedAddressesAtom).status === 'loading') return null;
  const id = get(chosenIdAtom);
  return (
    readyOr(get(savedAddressesAtom), []).find((savedAddress) => savedAddress.id === id)?.address ?? address
  );
});

/** Selects a saved address, or the form for null, which still has its input. */
export const chooseAddress = action(({ set }, id: number | null) => {
  set(changeCheckoutDraft, { addressChoice: id ?? 'form' });
});

export const setSaveAddress = action(({ set }, savesAddress: boolean) =>
  set(changeCheckoutDraft, { savesAddress }),
);

export const editAddress = action(({ get, set }, id: number) => {
  const savedAddress = readyOr(get(savedAddressesAtom), []).find((address) => address.id === id);
  if (savedAddress === undefined || get(saving.stateAtom).status === 'pending') return;
  set(saving.reset);
  set(editedAddressAtom, { id, draft: savedAddress.address });
});

export const changeEditedAddress = action(({ get, set }, draft: AddressDraft) => {
  const editedAddress = get(editedAddressAtom);
  if (editedAddress !== null && get(saving.stateAtom).status !== 'pending')
    set(editedAddressAtom, { ...editedAddress, draft });
});

export const closeAddressForm = action(({ get, set }) => {
  if (get(saving.stateAtom).status !== 'pending') set(editedAddressAtom, null);
});

/** Saves the edited address and selects it; a failure preserves the form. */
export const saveEditedAddress = action(({ get, set }) => {
  const editedAddress = get(editedAddressAtom);
  return editedAddress === null ? Promise.resolve() : set(saving.mutate, editedAddress);
});

export const promptAddressDeletion = action(({ get, set }, id: number) => {
  if (get(removal.stateAtom).status === 'pending') return;
  set(removal.reset);
  set(deletionIdAtom, id);
});

export const closeAddressDeletion = action(({ get, set }) => {
  if (get(removal.stateAtom).status !== 'pending') set(deletionIdAtom, null);
});

export const confirmAddressDeletion = action(({ get, set }) => {
  const id = get(deletionIdAtom);
  return id === null ? Promise.resolve() : set(removal.mutate, id);
});

/** Saves the address of the order if the shopper wants that; a failure does not affect the order. */
export const saveNewAddress = action(async ({ get, set, environment: { shop } }) => {
  const { addressChoice, savesAddress, address } = get(draftAtom);
  if (addressChoice !== 'form' || !savesAddress) return;
  const isCurrent = guard(get, 'login');
  try {
    const answer = await saveAddress(shop, { address: { ...address }, is_default: Flag.no });
    if (!isCurrent()) return;
    set(refetchAddresses);
    set(changeCheckoutDraft, { addressChoice: answer.address.id, savesAddress: false });
  } catch (error) {
    if (!isShopError(error)) throw error;
    if (isCurrent()) set(report, error, { tone: 'warning', otherwise: 'silent' });
  }
});
