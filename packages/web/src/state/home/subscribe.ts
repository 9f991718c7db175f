import { subscribe as sendSubscribe } from '@signal-shop/sdk/calls';
import { subscribeClearDelayMs, subscribeWarningMs } from '@signal-shop/sdk/constants';
import type { SubscribeState } from '@signal-shop/ui/forms/subscribe-box/subscribe-box.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { emailIn } from '../core/email.ts';
import { failureOf } from '../queries/remote.ts';
import { personal } from '../scopes/personal.ts';
import { setForSame } from '../scopes/same-customer.ts';

const emailAtom = personal('');
const stateAtom = personal<SubscribeState>({ status: 'idle' });

/** What stands in the email box at the foot of the home page. */
export const subscribeEmailAtom = atom((get) => get(emailAtom));
export const subscribeStateAtom = atom((get) => get(stateAtom));

export const typeSubscribeEmail = action(({ get, set }, email: string) => {
  set(emailAtom, email);
  if (get(stateAtom).status !== 'pending') set(stateAtom, { status: 'idle' });
});

/**
 * Subscribes what was typed. No address is told for two seconds; the box clears 0.4 s after the server's answer,
 * whatever it is (spec §5). Without an answer nothing typed is lost.
 */
export const subscribe = action(async (context) => {
  const { get, environment } = context;
  const set = setForSame(context);
  if (get(stateAtom).status === 'pending') return;
  const email = emailIn(get(emailAtom));
  if (email === null) {
    const invalid: SubscribeState = { status: 'invalid' };
    set(stateAtom, invalid);
    environment.clock.after(subscribeWarningMs, () => {
      if (get(stateAtom) === invalid) set(stateAtom, { status: 'idle' });
    });
    return;
  }
  set(stateAtom, { status: 'pending' });
  try {
    const { msg } = await sendSubscribe(environment.shop, { email, subscribe: 1 });
    set(stateAtom, { status: 'done', message: msg });
  } catch (error) {
    const failure = failureOf(error);
    set(stateAtom, { status: 'failed', failure });
    if (failure.kind !== 'server') return;
  }
  environment.clock.after(subscribeClearDelayMs, () => set(emailAtom, ''));
});
