import { isShopError } from '@signal-shop/sdk';
import { changePassword as sendPassword } from '@signal-shop/sdk/calls';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { PasswordDraft } from '@signal-shop/ui/forms/change-password-form/change-password-form.tsx';
import type { PasswordState } from '@signal-shop/ui/screens/account/account-password/account-password.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { serverMessageOf } from '../core/server-message.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { scoped } from '../scopes/scoped.ts';
import { refetchLogins } from './logins.ts';

const empty: PasswordDraft = { current_password: '', password: '', password_confirmation: '' };

const pageLocationAtom = lastLocationOf('changePassword');
const draftAtom = scoped<PasswordDraft>(empty, 'login');

const change = mutation((shop, draft: PasswordDraft, options) => sendPassword(shop, draft, options), {
  scope: 'visit',
  of: pageLocationAtom,
  onDone: ({ set }) => {
    set(draftAtom, empty);
    // The other logins have ended.
    set(refetchLogins);
  },
});

/** The form fields, which are not persisted. */
export const passwordDraftAtom = atom((get) => get(draftAtom));

/** The confirmation disappears with the next visit. */
export const passwordStateAtom = atom((get): PasswordState => {
  const state = get(change.stateAtom);
  const refusal = state.status === 'failed' ? refusalOf(state.error) : null;
  if (refusal !== null) return { status: 'refused', refusal };
  return shownState(state, ({ msg }): PasswordState => ({ status: 'done', message: msg }));
});

/** A refused field loses its error as soon as it changes. */
export const changePasswordDraft = action(({ get, set }, draft: PasswordDraft) => {
  const state = get(passwordStateAtom);
  const isStillRefused =
    state.status === 'refused' && draft[state.refusal.field] === get(draftAtom)[state.refusal.field];
  if (!isStillRefused && state.status !== 'pending') set(change.reset);
  set(draftAtom, draft);
});

export const changePassword = action(({ get, set }) => set(change.mutate, get(draftAtom)));

type Refusal = Extract<PasswordState, { readonly status: 'refused' }>['refusal'];

function refusalOf(error: unknown): Refusal | null {
  const message = serverMessageOf(error);
  const code = isShopError(error) ? error.code : undefined;
  if (message === null) return null;
  if (code === ResponseCode.passwordWrong) return { field: 'current_password', message };
  return code === ResponseCode.passwordsDiffer ? { field: 'password_confirmation', message } : null;
}
