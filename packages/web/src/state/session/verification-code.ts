import { sendVerificationCode } from '@signal-shop/sdk/calls';
import type { CodeDelivery } from '@signal-shop/ui/components/code-field/code-field.states.ts';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { Action } from '../core/action.ts';
import { action } from '../core/action.ts';
import { failureOf } from '../core/failure.ts';

type Purpose = Parameters<typeof sendVerificationCode>[1]['purpose'];

interface Delivery {
  readonly email: string;
  readonly delivery: CodeDelivery;
}

interface VerificationCode {
  /** How far the mail to the address typed now is. */
  readonly deliveryAtom: Atom<CodeDelivery>;
  /** Mails a code; resolves with what the server refused, or null. */
  readonly send: Action<[], Promise<unknown>>;
  /** Call when another part of the form shows the refusal. */
  readonly take: Action<[], void>;
}

const idle: CodeDelivery = { status: 'idle' };

/** The code that a form asks to be mailed; another address is another code. */
export function verificationCode(purpose: Purpose, emailAtom: Atom<string>): VerificationCode {
  const sentAtom = atom<Delivery | null>(null);
  const deliveryAtom = atom((get): CodeDelivery => {
    const sent = get(sentAtom);
    return sent?.email === get(emailAtom).trim() ? sent.delivery : idle;
  });
  return {
    deliveryAtom,
    send: action(async ({ get, set, environment }) => {
      const email = get(emailAtom).trim();
      if (get(deliveryAtom).status === 'sending') return null;
      set(sentAtom, { email, delivery: { status: 'sending' } });
      try {
        const answer = await sendVerificationCode(environment.shop, { email, purpose });
        const resendAtMs = environment.clock.now() + answer.resend_after_seconds * 1_000;
        set(sentAtom, { email, delivery: { status: 'sent', resendAtMs } });
        return null;
      } catch (error) {
        set(sentAtom, { email, delivery: { status: 'failed', failure: failureOf(error) } });
        return error;
      }
    }),
    take: action(({ set }) => set(sentAtom, null)),
  };
}
