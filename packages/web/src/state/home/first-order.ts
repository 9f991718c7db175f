import { signUpByPopup } from '@signal-shop/sdk/calls';
import type { FirstOrderState } from '@signal-shop/ui/chrome/first-order-popup/first-order-popup.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { emailForm } from './email-form.ts';

const form = emailForm((shop, email) => signUpByPopup(shop, { email }));

/** The email field of the first-order popup. */
export const firstOrderEmailAtom = atom((get) => get(form.emailAtom));
export const changeFirstOrderEmail = form.change;

export const firstOrderStateAtom = atom((get): FirstOrderState => {
  const state = get(form.stateAtom);
  return state.status === 'done'
    ? { status: 'done', message: state.message, code: state.coupon_code }
    : state;
});

/** Requests the coupon code for a first order; the popup shows the server's answer and does not come back. */
export const sendFirstOrder = action(async ({ get, set, environment }) => {
  await set(form.submit);
  if (get(form.stateAtom).status === 'done') environment.cookies.set('popupClicked', true);
});
