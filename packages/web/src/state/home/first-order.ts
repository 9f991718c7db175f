import { signUpByPopup } from '@signal-shop/sdk/calls';
import type { FirstOrderState } from '@signal-shop/ui/chrome/first-order-popup/first-order-popup.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { emailIn } from '../core/email.ts';
import { failureOf } from '../queries/remote.ts';
import { personal } from '../scopes/personal.ts';
import { setForSame } from '../scopes/same-customer.ts';

const emailAtom = personal('');
const stateAtom = personal<FirstOrderState>({ status: 'idle' });

/** What stands in the field of the first-order popup. */
export const firstOrderEmailAtom = atom((get) => get(emailAtom));
export const firstOrderStateAtom = atom((get) => get(stateAtom));

export const typeFirstOrderEmail = action(({ get, set }, email: string) => {
  set(emailAtom, email);
  if (get(stateAtom).status !== 'pending') set(stateAtom, { status: 'idle' });
});

/** Asks for the code of a first order; the server's answer is shown, whatever it is. */
export const sendFirstOrder = action(async (context) => {
  const { get, environment } = context;
  const set = setForSame(context);
  if (get(stateAtom).status === 'pending') return;
  const email = emailIn(get(emailAtom));
  if (email === null) {
    set(stateAtom, { status: 'invalid' });
    return;
  }
  set(stateAtom, { status: 'pending' });
  try {
    const { msg, coupon_code } = await signUpByPopup(environment.shop, { email });
    set(stateAtom, { status: 'done', message: msg, code: coupon_code });
  } catch (error) {
    set(stateAtom, { status: 'failed', failure: failureOf(error) });
  }
});
