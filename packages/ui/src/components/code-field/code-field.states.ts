import type { Failure } from '../../remote.ts';

export const codeFieldStates = ['Idle', 'Sending', 'Sent', 'Resend', 'SendFailed', 'InvalidCode'] as const;

/** Delivery of the email with the verification code. */
export type CodeDelivery =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  /** A new code can be requested from this time on, by the device's clock. */
  | { readonly status: 'sent'; readonly resendAtMs: number }
  | { readonly status: 'failed'; readonly failure: Failure };
