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
  /** Six prizes, the first at the top. */
  readonly prizes: readonly Prize[];
  /** Whether the wheel can be spun at this time of year. */
  readonly isOpen: boolean;
}

/** `prizeIndex` is the zero-based index of the prize: its number − 1 (spec §4). */
export type SpinState =
  | { readonly status: 'idle' }
  | { readonly status: 'asking' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'spinning'; readonly prizeIndex: number }
  | {
      readonly status: 'won';
      readonly prizeIndex: number;
      readonly prize: Prize;
      /** The server's message. */
      readonly message: string;
    };

export type WheelState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry?: () => void }
  | { readonly status: 'ready'; readonly wheel: WheelView; readonly spin: SpinState };

export interface LuckyWheelDialogProps {
  readonly open: boolean;
  readonly state: WheelState;
  /** The address form for a won gift. */
  readonly address: PrizeAddressFormProps;
  readonly onSpin: () => void;
  readonly onClose: () => void;
}
