import type { SideBanner } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';

export const firstOrderPopupStates = [
  'Open',
  'InvalidEmail',
  'Pending',
  'Done',
  'ServerMessage',
  'MaskCloses',
  'Mobile',
] as const;

export type FirstOrderState =
  | { readonly status: 'idle' }
  | { readonly status: 'invalid' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure }
  /** The server's message and the code for the first order. */
  | { readonly status: 'done'; readonly message: string; readonly code: string };

export interface FirstOrderPopupProps {
  readonly open: boolean;
  /** The banner with the offer; its text comes from the server. */
  readonly offer: SideBanner;
  readonly email: string;
  readonly state: FirstOrderState;
  readonly onEmail: (email: string) => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
}
