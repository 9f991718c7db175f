import type { Failure } from '../../remote.ts';

export const codeFieldStates = ['Idle', 'Sending', 'Sent', 'Resend', 'SendFailed', 'InvalidCode'] as const;

/** How far the mail with the code is. */
export type CodeDelivery =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  /** Another one can be asked for from this moment of the device's clock on. */
  | { readonly status: 'sent'; readonly resendAtMs: number }
  | { readonly status: 'failed'; readonly failure: Failure };
