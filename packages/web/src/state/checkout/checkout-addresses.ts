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
import { loginNumberAtom } from '../core/login-number.ts';
import { notify } from '../core/notices.ts';
import { ownRemote } from '../queries/own-remote.ts';
import { failureOf, readyOr, source } from '../queries/remote.ts';
import { personal } from '../scopes/personal.ts';
import { sameCustomer } from '../scopes/same-customer.ts';
import { isSignedInAtom } from '../session/session.ts';
import { draftAtom, keepDraft } from './checkout-draft.ts';

const addressesSource = source(async ({ get, shop, signal }): Promise<readonly SavedAddress[]> => {
  get(loginNumberAtom);
  return get(isSignedInAtom) ? (await listAddresses(shop, { signal })).msg : [];
});
const savedAtom = ownRemote(addressesSource);
export const retryAddresses = action(({ set }) => set(addressesSource));

const editingAtom = personal<AddressEditing>({ status: 'none' });
const deletionAtom = personal<AddressDeletion>({ status: 'none' });

/** The saved address that the order goes to; null for the one in the form. */
const chosenIdAtom = atom((get): number | null => {
  const { chosen } = get(draftAtom);
  const saved = readyOr(get(savedAtom), []);
  if (chosen === 'form') return null;
  return (saved.find(({ id }) => id === chosen) ?? saved[0])?.id ?? null;
});

export const addressesAtom = atom(
  (get): AddressesView => ({
    saved: get(savedAtom),
    chosen: get(chosenIdAtom),
    keep: get(draftAtom).keep,
    editing: get(editingAtom),
    deletion: get(deletionAtom),
  }),
);

/** Where the order goes to; null while it is not known which address will be chosen. */
export const orderAddressAtom = atom((get): AddressDraft | null => {
  const { chosen, address } = get(draftAtom);
  if (chosen !== 'form' && get(savedAtom).status === 'loading') return null;
  const id = get(chosenIdAtom);
  return readyOr(get(savedAtom), []).find((saved) => saved.id === id)?.address ?? address;
});

/** null for the form, which still holds whatever was typed into it. */
export const chooseAddress = action(({ set }, id: number | null) => {
  set(keepDraft, { chosen: id ?? 'form' });
});

export const keepAddress = action(({ set }, keep: boolean) => set(keepDraft, { keep }));

export const editAddress = action(({ get, set }, id: number) => {
  const saved = readyOr(get(savedAtom), []).find((one) => one.id === id);
  if (saved !== undefined) set(editingAtom, { status: 'open', id, draft: saved.address });
});

export const changeEdited = action(({ get, set }, draft: AddressDraft) => {
  const editing = get(editingAtom);
  if (editing.status === 'open' || editing.status === 'failed') set(editingAtom, { ...editing, draft });
});

export const closeEdited = action(({ get, set }) => {
  if (get(editingAtom).status !== 'saving') set(editingAtom, { status: 'none' });
});

/** Saves what was changed, and chooses it. Nothing typed is lost when it fails. */
export const saveEdited = action(async ({ get, set, environment: { shop } }) => {
  const editing = get(editingAtom);
  if (editing.status !== 'open' && editing.status !== 'failed') return;
  const { id, draft } = editing;
  const isSame = sameCustomer(get);
  set(editingAtom, { status: 'saving', id, draft });
  try {
    await saveAddress(shop, { id, address: draft });
  } catch (error) {
    if (!isSame()) return;
    const isOver = isShopError(error) && error.kind === 'session';
    set(
      editingAtom,
      isOver ? { status: 'open', id, draft } : { status: 'failed', id, draft, failure: failureOf(error) },
    );
    return;
  }
  if (!isSame()) return;
  set(addressesSource);
  set(keepDraft, { chosen: id });
  set(editingAtom, { status: 'none' });
});

export const askDeleteAddress = action(({ set }, id: number) => set(deletionAtom, { status: 'asking', id }));

export const closeDeletion = action(({ get, set }) => {
  if (get(deletionAtom).status !== 'pending') set(deletionAtom, { status: 'none' });
});

export const deleteAsked = action(async ({ get, set, environment: { shop } }) => {
  const deletion = get(deletionAtom);
  if (deletion.status !== 'asking' && deletion.status !== 'failed') return;
  const { id } = deletion;
  const isSame = sameCustomer(get);
  set(deletionAtom, { status: 'pending', id });
  try {
    await deleteAddress(shop, { id });
  } catch (error) {
    if (!isSame()) return;
    const isOver = isShopError(error) && error.kind === 'session';
    set(deletionAtom, isOver ? { status: 'none' } : { status: 'failed', id, failure: failureOf(error) });
    return;
  }
  if (!isSame()) return;
  set(addressesSource);
  set(keepDraft, { chosen: 'first' });
  set(deletionAtom, { status: 'none' });
});

/** Saves the address that the order went to, where that was wished; the order stands, whatever becomes of it. */
export const saveTypedAddress = action(async ({ get, set, environment: { shop } }) => {
  const { chosen, keep, address } = get(draftAtom);
  if (chosen !== 'form' || !keep) return;
  const isSame = sameCustomer(get);
  try {
    const saved = await saveAddress(shop, { address: { ...address }, is_default: Flag.no });
    if (!isSame()) return;
    set(addressesSource);
    set(keepDraft, { chosen: saved.address.id, keep: false });
  } catch (error) {
    if (!isShopError(error)) throw error;
    if (isSame() && error.serverMessage !== undefined && error.kind !== 'session')
      set(notify, 'warning', { kind: 'server', message: error.serverMessage });
  }
});
