import { logIn as sendLogIn } from '@signal-shop/sdk/calls';
import type { Credentials } from '@signal-shop/ui/forms/log-in-form/log-in-form.tsx';
import type { LogInScreenProps, LogInState } from '@signal-shop/ui/screens/log-in/log-in.states.ts';
import { atom } from 'jotai';
import { action } from './action.ts';
import { enter, redirectAtom, sentenceOf } from './enter.ts';
import { environmentAtom } from './environment-atom.ts';
import { keptForm } from './kept-form.ts';
import { wasSessionEndedAtom } from './session.ts';

const stateAtom = atom<LogInState>({ status: 'idle' });

export const logInStateAtom = atom((get) => get(stateAtom));

/** What was typed so far; the email typed last in this tab need not be typed again. */
export const logInForm = keptForm<keyof Credentials>({
  item: 'log_in_draft',
  names: ['email', 'password'],
  secrets: ['password'],
  begin: (get) => ({ email: get(environmentAtom).sessionItems.get('temp_email') ?? '' }),
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
  if (get(stateAtom).status === 'pending') return;
  const typed = email.trim();
  const target = get(redirectAtom);
  set(stateAtom, { status: 'pending' });
  environment.sessionItems.set('temp_email', typed);
  let tiktokToken: string | null;
  try {
    ({ tiktok_token: tiktokToken } = await sendLogIn(environment.shop, { email: typed, password }));
  } catch (error) {
    set(stateAtom, stateAfter(error));
    return;
  }
  set(logInForm.forget);
  await set(enter, { tiktokToken, target });
  set(stateAtom, { status: 'idle' });
});

export function stateAfter(error: unknown): LogInState {
  const message = sentenceOf(error);
  return message === null ? { status: 'unreachable' } : { status: 'refused', message };
}
