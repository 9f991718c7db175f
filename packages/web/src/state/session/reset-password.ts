import { isShopError } from '@signal-shop/sdk';
import { resetPassword as sendReset } from '@signal-shop/sdk/calls';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { ResetPasswordDraft } from '@signal-shop/ui/forms/reset-password-form/reset-password-form.tsx';
import type { ResetPasswordState } from '@signal-shop/ui/screens/session/reset-password/reset-password.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { serverMessageOf } from '../core/server-message.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import { mutation } from '../queries/mutation.ts';
import { lastEmailAtom } from './complete-login.ts';
import { verificationCode } from './verification-code.ts';

type Field = keyof ResetPasswordDraft;

const pageLocationAtom = lastLocationOf('resetPassword');

export const resetForm = persistedForm<Field>({
  item: 'reset_draft',
  names: ['email', 'code', 'password', 'password_confirmation'],
  secrets: ['password', 'password_confirmation'],
  begin: (get) => ({ email: get(lastEmailAtom) }),
});

const code = verificationCode(
  'reset',
  atom((get) => get(resetForm.valuesAtom).email),
);

const reset = mutation((shop, draft: ResetPasswordDraft) => sendReset(shop, draft), {
  scope: 'visit',
  of: pageLocationAtom,
  // Only a success ends with the visit.
  survives: ({ status }) => status !== 'done',
  onDone: ({ set, environment }) => {
    set(resetForm.forget);
    set(code.reset);
    environment.sessionItems.remove('log_in_draft');
  },
});

export const resetStateAtom = atom((get): ResetPasswordState => {
  const state = get(reset.stateAtom);
  if (state.status === 'failed') return stateAfter(state.error);
  return state.status === 'done' ? { status: 'done', message: state.data.msg } : { status: state.status };
});
export const resetDeliveryAtom = code.deliveryAtom;
export const sendResetCode = code.send;

/** A refused field loses its error as soon as it changes. */
export const changeReset = action(({ get, set }, draft: ResetPasswordDraft) => {
  const state = get(resetStateAtom);
  if (state.status === 'refused') {
    const { field } = state.refusal;
    if (draft[field] !== get(resetForm.valuesAtom)[field]) set(reset.reset);
  }
  set(resetForm.change, draft);
});

/** Sets the new password. Every login of the customer has ended then: the next step is to log in. */
export const resetPassword = action(async ({ get, set, environment }) => {
  if (get(resetStateAtom).status === 'pending') return;
  const draft = get(resetForm.valuesAtom);
  const email = draft.email.trim();
  environment.sessionItems.set('temp_email', email);
  await set(reset.mutate, { ...draft, email, code: draft.code.trim() });
});

function stateAfter(error: unknown): ResetPasswordState {
  const message = serverMessageOf(error);
  if (message === null || !isShopError(error)) return { status: 'unreachable' };
  if (error.code === ResponseCode.verificationCodeWrong)
    return { status: 'refused', refusal: { field: 'code', message } };
  if (error.code === ResponseCode.passwordsDiffer)
    return { status: 'refused', refusal: { field: 'password_confirmation', message } };
  return { status: 'failed', message };
}
