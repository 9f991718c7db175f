import type { Gift } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';
import type { FieldRefusal } from '../form/use-form.ts';
import type { PrizeAddressFormProps } from '../prize-address-form/prize-address-form.states.ts';

export const giftRegistrationFormStates = [
  'StepOrder',
  'OrderNotFound',
  'MissingOrderNumber',
  'StepReviewUrl',
  'MissingUrl',
  'ChoosePrize',
  'PrizeMissing',
  'StepAddress',
  'Sending',
  'Sent',
  'ServerMessage',
  'LongDe',
] as const;

/** The subject of a registration: the goods of an order, or a review of them. */
export type RegistrationKind = 'product' | 'review';

/** Input of a registration; `gift` is the number of the chosen gift, or ''. */
export interface GiftDraft {
  readonly kind: RegistrationKind;
  readonly ordersn: string;
  readonly name: string;
  readonly email: string;
  readonly review_url: string;
  readonly gift: string;
}

export type GiftSending =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure }
  /** The server or this page rejects the order. */
  | { readonly status: 'refused'; readonly refusal: OrderRefusal };

export type OrderRefusal =
  | { readonly kind: 'notReceived' }
  | { readonly kind: 'server'; readonly message: string };

interface Step {
  readonly draft: GiftDraft;
  readonly sending: GiftSending;
}

export type GiftStep =
  | ({ readonly step: 'order' } & Step)
  | ({ readonly step: 'review' } & Step)
  | ({ readonly step: 'prize'; readonly gifts: readonly Gift[] } & Pick<Step, 'draft'>)
  | {
      readonly step: 'address';
      readonly gift: Gift;
      /** The gift is already saved and cannot be changed. */
      readonly isFinal: boolean;
      readonly address: PrizeAddressFormProps;
    }
  | { readonly step: 'sent'; readonly gift: Gift; readonly message: string | null };

export interface GiftRegistrationFormProps {
  readonly state: GiftStep;
  /** Shows all errors at once, as after a submit. */
  readonly submitted?: boolean;
  /** URL of the previous step. */
  readonly backHref: string;
  readonly onDraftChange: (draft: GiftDraft) => void;
  /** Called on submit when the fields of the step are valid. */
  readonly onContinue: () => void;
}

export type GiftRefusal = FieldRefusal<'ordersn'>;
