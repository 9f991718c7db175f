import { isShopError } from '@signal-shop/sdk';
import { resetPassword as sendReset } from '@signal-shop/sdk/calls';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { ResetPasswordDraft } from '@signal-shop/ui/forms/reset-password-form/reset-password-form.tsx';
import type { ResetPasswordState } from '@signal-shop/ui/screens/reset-password/reset-password.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { sentenceOf, typedEmailAtom } from './complete-login.ts';
import { verificationCode } from './verification-code.ts';

type Field = keyof ResetPasswordDraft;

const placeAtom = lastLocationOf('resetPassword');
/** Resets with the next visit after a success. */
const stateAtom = scoped<ResetPasswordState>({ status: 'idle' }, 'visit', {
  of: placeAtom,
  survives: ({ status }) => status !== 'done',
});

export const resetForm = persistedForm<Field>({
  item: 'reset_draft',
  names: ['email', 'code', 'password', 'password_confirmation'],
  secrets: ['password', 'password_confirmation'],
  begin: (get) => ({ email: get(typedEmailAtom) }),
});

const code = verificationCode(
  'reset',
  atom((get) => get(resetForm.valuesAtom).email),
);

export const resetStateAtom = atom((get) => get(stateAtom));
export const resetDeliveryAtom = code.deliveryAtom;
export const sendResetCode = code.send;

/** A refused field loses its error as soon as it changes. */
export const changeReset = action(({ get, set }, draft: ResetPasswordDraft) => {
  const state = get(resetStateAtom);
  if (state.status === 'refused') {
    const { field } = state.refusal;
    if (draft[field] !== get(resetForm.valuesAtom)[field]) set(stateAtom, { status: 'idle' });
  }
  set(resetForm.change, draft);
});

/** Sets the new password. Every login of the customer has ended then: the next step is to log in. */
export const resetPassword = action(async ({ get, set, environment }) => {
  if (get(resetStateAtom).status === 'pending') return;
  const draft = get(resetForm.valuesAtom);
  const email = draft.email.trim();
  const isCurrent = guard(get, 'login');
  set(stateAtom, { status: 'pending' });
  environment.sessionItems.set('temp_email', email);
  try {
    const { msg } = await sendReset(environment.shop, { ...draft, email, code: draft.code.trim() });
    set(resetForm.forget);
    set(code.take);
    environment.sessionItems.remove('log_in_draft');
    if (isCurrent()) set(stateAtom, { status: 'done', message: msg });
  } catch (error) {
    if (isCurrent()) set(stateAtom, stateAfter(error));
  }
});

function stateAfter(error: unknown): ResetPasswordState {
  const message = sentenceOf(error);
  if (message === null || !isShopError(error)) return { status: 'unreachable' };
  if (error.code === ResponseCode.verificationCodeWrong)
    return { status: 'refused', refusal: { field: 'code', message } };
  if (error.code === ResponseCode.passwordsDiffer)
    return { status: 'refused', refusal: { field: 'password_confirmation', message } };
  return { status: 'failed', message };
}
