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
  /** The state of sending the code to the typed email. */
  readonly deliveryAtom: Atom<CodeDelivery>;
  /** Emails a code; resolves with the refusal of the server, or null. */
  readonly send: Action<[], Promise<unknown>>;
  /** Call when another part of the form shows the refusal. */
  readonly reset: Action<[], void>;
}

const idle: CodeDelivery = { status: 'idle' };

// Not a `mutation`: the shopper can request a code for another email while one is pending, and the registration form shows
// some errors itself.
/** A verification code by email; each email has its own state. */
export function verificationCode(purpose: Purpose, emailAtom: Atom<string>): VerificationCode {
  const lastDeliveryAtom = atom<Delivery | null>(null);
  const deliveryAtom = atom((get): CodeDelivery => {
    const lastDelivery = get(lastDeliveryAtom);
    return lastDelivery?.email === get(emailAtom).trim() ? lastDelivery.delivery : idle;
  });
  return {
    deliveryAtom,
    send: action(async ({ get, set, environment }) => {
      const email = get(emailAtom).trim();
      if (get(deliveryAtom).status === 'sending') return null;
      set(lastDeliveryAtom, { email, delivery: { status: 'sending' } });
      try {
        const answer = await sendVerificationCode(environment.shop, { email, purpose });
        const resendAtMs = environment.clock.now() + answer.resend_after_seconds * 1_000;
        set(lastDeliveryAtom, { email, delivery: { status: 'sent', resendAtMs } });
        return null;
      } catch (error) {
        set(lastDeliveryAtom, { email, delivery: { status: 'failed', failure: failureOf(error) } });
        return error;
      }
    }),
    reset: action(({ set }) => set(lastDeliveryAtom, null)),
  };
}
