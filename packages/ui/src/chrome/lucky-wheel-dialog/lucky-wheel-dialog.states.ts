import type { Prize } from '@signal-shop/sdk/contract';
import type { PrizeAddressFormProps } from '../../forms/prize-address-form/prize-address-form.states.ts';
import type { Failure } from '../../remote.ts';

export const luckyWheelDialogStates = [
  'Loading',
  'Unavailable',
  'Ready',
  'Closed',
  'GuestSpinWarns',
  'Spinning',
  'WonCoupon',
  'WonGift',
  'Failed',
  'OneAtATime',
  'StopsAfterFourSeconds',
  'ReducedMotion',
  'Mobile',
] as const;

export interface WheelView {
  /** Six, the first at the top. */
  readonly prizes: readonly Prize[];
  /** Whether it can be spun at this time of the year. */
  readonly isOpen: boolean;
}

/** `place` counts from 0: it is the number of the prize − 1 (spec §4). */
export type SpinState =
  | { readonly status: 'idle' }
  | { readonly status: 'asking' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'spinning'; readonly place: number }
  | {
      readonly status: 'won';
      readonly place: number;
      readonly prize: Prize;
      /** The server's sentence. */
      readonly message: string;
    };

export type WheelState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry?: () => void }
  | { readonly status: 'ready'; readonly wheel: WheelView; readonly spin: SpinState };

export interface LuckyWheelDialogProps {
  readonly open: boolean;
  readonly state: WheelState;
  /** The form that a gift asks for. */
  readonly address: PrizeAddressFormProps;
  readonly onSpin: () => void;
  readonly onClose: () => void;
}
