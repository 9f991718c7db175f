import type { SavedAddress } from '../checkout/addresses.ts';
import type { OrderPolicy } from '../checkout/order-policy.ts';
import type { RefundEntry } from '../refunds/refunds.ts';
import type { WithdrawalReceipt } from '../refunds/withdrawals.ts';
import type { SentParcel } from './parcels.ts';

/** What is kept about orders besides the orders themselves. */
export interface OrderBooks {
  readonly refunds: RefundEntry[];
  readonly addresses: Map<number, SavedAddress[]>;
  /** How far every parcel is, whatever the clock says. */
  parcels: 'by-clock' | 'announced' | 'moving' | 'delivered';
  /** Parcels that no order knows of, such as those that come back, by tracking number. */
  readonly sentParcels: Map<string, SentParcel>;
  readonly withdrawals: Map<string, WithdrawalReceipt>;
  readonly policy: OrderPolicy;
}
