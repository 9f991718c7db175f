import { subscribe as sendSubscribe } from '@signal-shop/sdk/calls';
import { subscribeClearDelayMs, subscribeWarningMs } from '@signal-shop/sdk/constants';
import type { SubscribeState } from '@signal-shop/ui/forms/subscribe-box/subscribe-box.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { guardedSet } from '../scopes/scoped.ts';
import { emailForm } from './email-form.ts';

const form = emailForm((shop, email) => sendSubscribe(shop, { email, subscribe: 1 }));

/** The email field at the bottom of the home page. */
export const subscribeEmailAtom = atom((get) => get(form.emailAtom));
export const changeSubscribeEmail = form.change;
export const subscribeStateAtom = atom((get): SubscribeState => {
  const state = get(form.stateAtom);
  return state.status === 'done' ? { status: 'done', message: state.message } : state;
});

/**
 * Subscribes the email. An invalid one shows a warning for two seconds; the field clears 0.4 s after the server's answer,
 * whatever it is (spec §5). Without an answer the field keeps its value.
 */
export const subscribe = action(async (context) => {
  const { get, set, environment } = context;
  const setIfCurrent = guardedSet(context);
  if (get(subscribeStateAtom).status === 'pending') return;
  await set(form.submit);
  const state = get(subscribeStateAtom);
  if (state.status === 'invalid') {
    environment.clock.after(subscribeWarningMs, () => {
      if (get(form.isInvalidAtom)) setIfCurrent(form.isInvalidAtom, false);
    });
    return;
  }
  const isAnswered =
    state.status === 'done' || (state.status === 'failed' && state.failure.kind === 'server');
  if (isAnswered) environment.clock.after(subscribeClearDelayMs, () => setIfCurrent(form.emailAtom, ''));
});
