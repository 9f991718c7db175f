import { isShopError } from '@signal-shop/sdk';
import { register as sendRegistration } from '@signal-shop/sdk/calls';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { RegisterDraft } from '@signal-shop/ui/forms/register-form/register-draft.ts';
import type { RegisterState } from '@signal-shop/ui/screens/session/register/register.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf, queryOf } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { serverMessageOf } from '../core/server-message.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import { completeLogin, lastEmailAtom, redirectAtom } from './complete-login.ts';
import { verificationCode } from './verification-code.ts';

type Field = keyof RegisterDraft;

const inviteAtom = queryOf(lastLocationOf('register'), 'invite');
const stateAtom = atom<RegisterState>({ status: 'idle' });

const invitePattern = /^[A-Za-z0-9]{4,20}$/;

/** The form fields; an invitation link fills in its code. */
export const registerForm = persistedForm<Field>({
  item: 'register_draft',
  names: [
    'email',
    'email_confirmation',
    'code',
    'password',
    'password_confirmation',
    'invite_code',
    'agree_terms',
  ],
  secrets: ['password', 'password_confirmation'],
  begin: (get) => {
    const invite = get(inviteAtom) ?? '';
    return {
      email: get(lastEmailAtom),
      ...(invitePattern.test(invite) && { invite_code: invite }),
    };
  },
});

/** The invitation code of the link or the form; social logins send it, too. */
export const inviteCodeAtom = atom((get) => {
  const inviteCode = get(registerForm.valuesAtom).invite_code.trim();
  return invitePattern.test(inviteCode) ? inviteCode : null;
});

const code = verificationCode(
  'register',
  atom((get) => get(registerForm.valuesAtom).email),
);

export const registerStateAtom = atom((get) => get(stateAtom));
export const registerDeliveryAtom = code.deliveryAtom;

/** Whether an invitation link led here. */
export const isInvitedAtom = atom((get) => invitePattern.test(get(inviteAtom) ?? ''));

/** A refused field loses its error as soon as it changes. */
export const changeRegistration = action(({ get, set }, draft: RegisterDraft) => {
  const state = get(stateAtom);
  if (state.status === 'refused') {
    const { field } = state.refusal;
    if (draft[field] !== get(registerForm.valuesAtom)[field]) set(stateAtom, { status: 'idle' });
  }
  set(registerForm.change, draft);
});

/** Emails the code. A taken email or a suspended registration shows the same error as registering. */
export const sendRegistrationCode = action(async ({ set }) => {
  const error = await set(code.send);
  const state = stateAfter(error);
  if (state.status !== 'refused' && state.status !== 'suspended') return;
  set(code.reset);
  set(stateAtom, state);
});

// Not a `mutation`: requesting the code sets the same state, and the form closes before the login is complete.
/** Creates the account, which logs in, and navigates to the requested page. */
export const register = action(async ({ get, set, environment }) => {
  const { status } = get(stateAtom);
  if (status === 'pending' || status === 'registered') return;
  const { email_confirmation: confirmation, invite_code: invite, ...draft } = get(registerForm.valuesAtom);
  const email = draft.email.trim();
  const target = get(redirectAtom);
  set(stateAtom, { status: 'pending' });
  environment.sessionItems.set('temp_email', email);
  let answer: Awaited<ReturnType<typeof sendRegistration>>;
  try {
    answer = await sendRegistration(environment.shop, {
      email,
      email_confirmation: confirmation.trim(),
      password: draft.password,
      password_confirmation: draft.password_confirmation,
      code: draft.code.trim(),
      agree_terms: draft.agree_terms === '' ? 0 : 1,
      ...(invite.trim() !== '' && { invite_code: invite.trim() }),
    });
  } catch (error) {
    set(stateAtom, stateAfter(error));
    return;
  }
  set(stateAtom, { status: 'registered', message: answer.msg });
  set(notify, 'success', { kind: 'server', message: answer.msg });
  set(registerForm.forget);
  set(code.reset);
  await set(completeLogin, { tiktokToken: answer.tiktok_token, target });
  set(stateAtom, { status: 'idle' });
});

/** The field that each refusal is about. */
const fields: ReadonlyMap<number | undefined, Field> = new Map([
  [ResponseCode.userAlreadyRegistered, 'email'],
  [ResponseCode.emailsDiffer, 'email_confirmation'],
  [ResponseCode.verificationCodeWrong, 'code'],
  [ResponseCode.passwordsDiffer, 'password_confirmation'],
  [ResponseCode.inviteCodeUnknown, 'invite_code'],
  [ResponseCode.termsNotAccepted, 'agree_terms'],
]);

function stateAfter(error: unknown): RegisterState {
  if (error === null) return { status: 'idle' };
  const message = serverMessageOf(error);
  if (message === null || !isShopError(error)) return { status: 'unreachable' };
  if (error.code === ResponseCode.registrationSuspended) return { status: 'suspended', message };
  const field = fields.get(error.code);
  return field === undefined
    ? { status: 'failed', message }
    : { status: 'refused', refusal: { field, message } };
}
