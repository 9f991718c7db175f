import { isShopError } from '@signal-shop/sdk';
import { requestAccountDeletion, keepAccount as sendKeep } from '@signal-shop/sdk/calls';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { Flag, ResponseCode } from '@signal-shop/sdk/contract';
import type {
  DeletionDialogState,
  KeepingState,
} from '@signal-shop/ui/sections/account-deletion/account-deletion.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { serverMessageOf } from '../core/server-message.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { readyOr } from '../queries/query-state.ts';
import { scoped } from '../scopes/scoped.ts';
import { profileAtom, profilePromiseAtom, refetchProfile } from './profile.ts';

const pageLocationAtom = lastLocationOf('profile');
const isOpenAtom = scoped(false, 'visit', { of: pageLocationAtom });
const typedAtom = scoped('', 'visit', { of: pageLocationAtom });

/** Refetches the profile, which says whether and when the account is deleted, and then confirms the change. */
const showChange = action(async ({ get, set }, message: string) => {
  set(refetchProfile);
  await get(profilePromiseAtom).catch(() => undefined);
  set(notify, 'success', { kind: 'server', message });
});

const request = mutation(
  (shop, confirmation: ArgumentOf<'requestAccountDeletion'>, options) =>
    requestAccountDeletion(shop, confirmation, options),
  {
    scope: 'visit',
    of: pageLocationAtom,
    onDone: ({ set }, { msg }) => {
      set(isOpenAtom, false);
      set(typedAtom, '');
      return set(showChange, msg);
    },
  },
);

const keeping = mutation((shop, _input: 'keep', options) => sendKeep(shop, options), {
  scope: 'visit',
  of: pageLocationAtom,
  onDone: ({ set }, { msg }) => set(showChange, msg),
});

/** The dialog that requests the deletion. */
export const deletionDialogAtom = atom((get): DeletionDialogState => {
  if (!get(isOpenAtom)) return { status: 'closed' };
  const state = get(request.stateAtom);
  const message = state.status === 'failed' ? refusalOf(state.error) : null;
  if (message !== null) return { status: 'refused', message };
  const visibleState = shownState(state);
  return visibleState.status === 'idle' ? { status: 'open' } : visibleState;
});

export const keepingAtom = atom((get): KeepingState => shownState(get(keeping.stateAtom)));

/** The password or email address that confirms the deletion; only this page holds it. */
export const deletionConfirmationAtom = atom((get) => get(typedAtom));

export const openDeletion = action(({ set }) => set(isOpenAtom, true));

/** Closes the dialog and forgets the password, unless the request is pending. */
export const closeDeletion = action(({ get, set }) => {
  if (get(request.stateAtom).status === 'pending') return;
  set(isOpenAtom, false);
  set(typedAtom, '');
  set(request.reset);
});

/** A refused confirmation loses its error as soon as it changes. */
export const changeDeletionConfirmation = action(({ get, set }, typed: string) => {
  if (get(request.stateAtom).status !== 'pending') set(request.reset);
  set(typedAtom, typed);
});

/** Requests the deletion of the account. */
export const deleteAccount = action(async ({ get, set }) => {
  const profile = readyOr(get(profileAtom), null);
  if (profile === null) return;
  const typed = get(typedAtom);
  const confirmation = profile.has_password === Flag.yes ? { password: typed } : { email: typed.trim() };
  await set(request.mutate, confirmation);
});

/** Ends the request to delete the account. */
export const keepAccount = action(({ set }) => set(keeping.mutate, 'keep'));

function refusalOf(error: unknown): string | null {
  const code = isShopError(error) ? error.code : undefined;
  const isRefusal = code === ResponseCode.passwordWrong || code === ResponseCode.emailsDiffer;
  return isRefusal ? serverMessageOf(error) : null;
}
