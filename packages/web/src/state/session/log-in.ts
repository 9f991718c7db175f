import { logIn as sendLogIn } from '@signal-shop/sdk/calls';
import type { Credentials } from '@signal-shop/ui/forms/log-in-form/log-in-form.tsx';
import type { LogInScreenProps, LogInState } from '@signal-shop/ui/screens/log-in/log-in.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import {
  authLocationAtom,
  completeLogin,
  redirectAtom,
  sentenceOf,
  typedEmailAtom,
} from './complete-login.ts';
import { wasSessionEndedAtom } from './session.ts';

const stateAtom = scoped<LogInState>({ status: 'idle' }, 'visit', { of: authLocationAtom });

/** Resets with each visit, also after going back from a provider's page without an answer. */
export const logInStateAtom = atom((get) => get(stateAtom));

/** The form fields; the initial email is the last one of this tab. */
export const logInForm = persistedForm<keyof Credentials>({
  item: 'log_in_draft',
  names: ['email', 'password'],
  secrets: ['password'],
  begin: (get) => ({ email: get(typedEmailAtom) }),
});

/** Why the shopper is on the login page. */
export const arrivalAtom = atom((get): LogInScreenProps['arrival'] => {
  if (!get(environmentAtom).areCookiesKept) return 'cookiesBlocked';
  if (get(wasSessionEndedAtom)) return 'sessionExpired';
  return get(redirectAtom) === null ? 'plain' : 'redirected';
});

/** Says how far logging in is; the ways by Facebook and Google tell it too. */
export const sayLogIn = action(({ set }, state: LogInState) => set(stateAtom, state));

/** Logs in, takes the guest's cart along and goes on to where the shopper wanted to be. */
export const logIn = action(async ({ get, set, environment }, { email, password }: Credentials) => {
  if (get(logInStateAtom).status === 'pending') return;
  const typed = email.trim();
  const target = get(redirectAtom);
  const isCurrent = guard(get, 'login');
  set(sayLogIn, { status: 'pending' });
  environment.sessionItems.set('temp_email', typed);
  let tiktokToken: string | null;
  try {
    ({ tiktok_token: tiktokToken } = await sendLogIn(environment.shop, { email: typed, password }));
  } catch (error) {
    if (isCurrent()) set(sayLogIn, stateAfter(error));
    return;
  }
  set(logInForm.forget);
  await set(completeLogin, { tiktokToken, target });
  if (isCurrent()) set(sayLogIn, { status: 'idle' });
});

export function stateAfter(error: unknown): LogInState {
  const message = sentenceOf(error);
  return message === null ? { status: 'unreachable' } : { status: 'refused', message };
}
