import { logIn as sendLogIn } from '@signal-shop/sdk/calls';
import type { Credentials } from '@signal-shop/ui/forms/log-in-form/log-in-form.tsx';
import type { LogInScreenProps, LogInState } from '@signal-shop/ui/screens/session/log-in/log-in.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { serverMessageOf } from '../core/server-message.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { authLocationAtom, completeLogin, lastEmailAtom, redirectAtom } from './complete-login.ts';
import { wasSessionEndedAtom } from './session.ts';

const stateAtom = scoped<LogInState>({ status: 'idle' }, 'visit', { of: authLocationAtom });

/** Resets with each visit, also after going back from a provider's page without an answer. */
export const logInStateAtom = atom((get) => get(stateAtom));

/** The form fields; the initial email is the last one of this tab. */
export const logInForm = persistedForm<keyof Credentials>({
  item: 'log_in_draft',
  names: ['email', 'password'],
  secrets: ['password'],
  begin: (get) => ({ email: get(lastEmailAtom) }),
});

/** Why the shopper is on the login page. */
export const logInReasonAtom = atom((get): LogInScreenProps['arrival'] => {
  if (!get(environmentAtom).cookieEnabled) return 'cookiesBlocked';
  if (get(wasSessionEndedAtom)) return 'sessionExpired';
  return get(redirectAtom) === null ? 'plain' : 'redirected';
});

/** Sets the state of the login, also for Facebook and Google. */
export const setLogInState = action(({ set }, state: LogInState) => set(stateAtom, state));

// Not a `mutation`: the social logins share the state, and a mutation would store the password in its input.
/** Logs in, merges the guest's cart and navigates to the requested page. */
export const logIn = action(async ({ get, set, environment }, { email, password }: Credentials) => {
  if (get(logInStateAtom).status === 'pending') return;
  const trimmedEmail = email.trim();
  const target = get(redirectAtom);
  const isCurrent = guard(get, 'login');
  set(setLogInState, { status: 'pending' });
  environment.sessionItems.set('temp_email', trimmedEmail);
  let tiktokToken: string | null;
  try {
    ({ tiktok_token: tiktokToken } = await sendLogIn(environment.shop, { email: trimmedEmail, password }));
  } catch (error) {
    if (isCurrent()) set(setLogInState, logInStateOfError(error));
    return;
  }
  set(logInForm.forget);
  await set(completeLogin, { tiktokToken, target });
  if (isCurrent()) set(setLogInState, { status: 'idle' });
});

export function logInStateOfError(error: unknown): LogInState {
  const message = serverMessageOf(error);
  return message === null ? { status: 'unreachable' } : { status: 'refused', message };
}
