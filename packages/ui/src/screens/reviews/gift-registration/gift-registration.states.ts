import type { OrderDetail } from '@signal-shop/sdk/contract';
import type { GiftRegistrationFormProps } from '../../../forms/gift-registration-form/gift-registration-form.states.ts';
import type { Failure } from '../../../remote.ts';

export const giftRegistrationStates = [
  'Order',
  'OrderNamed',
  'OrderNotFound',
  'ReviewUrl',
  'ChoosePrize',
  'Address',
  'Sent',
  'ServerMessage',
  'Registrations',
  'ManyRegistrations',
  'Loading',
  'Failed',
  'German',
  'Japanese',
] as const;

/** A registered order and the customer's next step. */
export interface GiftRegistration {
  readonly ordersn: string;
  /** Unix seconds. */
  readonly time: number;
  readonly points: number;
  readonly gift: string | null;
  readonly next: 'prize' | 'address' | 'nothing';
}

/** The order being registered. */
export type GiftOrder = Pick<OrderDetail, 'ordersn' | 'lines' | 'total'>;

export type GiftRegistrationState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry?: (() => void) | undefined }
  | {
      readonly status: 'ready';
      readonly form: GiftRegistrationFormProps;
      /** The order; null until loaded. */
      readonly order: GiftOrder | null;
      /** Points earned by the current registration; null before. */
      readonly earned: number | null;
      readonly registrations: readonly GiftRegistration[];
    };

export interface GiftRegistrationScreenProps {
  readonly state: GiftRegistrationState;
}
