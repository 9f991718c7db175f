import type { ShopConnection } from '@signal-shop/sdk';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { emailIn } from '../core/email.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { scoped } from '../scopes/scoped.ts';

interface Answer {
  readonly msg: string;
}

/** A form with one email field. */
export function emailForm<Data extends Answer>(send: (shop: ShopConnection, email: string) => Promise<Data>) {
  const emailAtom = scoped('', 'login');
  const isInvalidAtom = scoped(false, 'login');
  const sending = mutation((shop, email: string) => send(shop, email));
  return {
    emailAtom,
    isInvalidAtom,
    stateAtom: atom((get) => {
      if (get(isInvalidAtom)) return { status: 'invalid' } as const;
      return shownState(
        get(sending.stateAtom),
        (data) => ({ ...data, status: 'done', message: data.msg }) as const,
      );
    }),
    change: action(({ get, set }, email: string) => {
      set(emailAtom, email);
      set(isInvalidAtom, false);
      if (get(sending.stateAtom).status !== 'pending') set(sending.reset);
    }),
    /** Sends the email if it is valid. */
    submit: action(async ({ get, set }) => {
      const email = emailIn(get(emailAtom));
      set(isInvalidAtom, email === null);
      if (email !== null) await set(sending.mutate, email);
    }),
  };
}
