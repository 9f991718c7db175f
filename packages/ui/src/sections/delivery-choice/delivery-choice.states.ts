import type { DeliveryWayCode } from '@signal-shop/sdk/contract';
import type { ExpectedDays } from '../../components/delivery-days/use-delivery-days.ts';

/** A way of delivery to the country of the address. */
export interface DeliveryWayView {
  readonly code: DeliveryWayCode;
  readonly price: number;
  readonly days: ExpectedDays;
}

export interface DeliveryView {
  readonly ways: readonly DeliveryWayView[];
  readonly chosen: DeliveryWayCode;
}

/** One story for each. */
export const deliveryChoiceStates = ['Standard', 'Express', 'German', 'Japanese'] as const;
