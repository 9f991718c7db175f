import type { OrderSummary } from '@signal-shop/sdk/contract';
import type { Remote } from '../../remote.ts';

export interface UsableCoupons {
  readonly count: number;
  /** When the first of them expires, in unix seconds; null without coupons. */
  readonly nextExpiry: number | null;
}

/** From the shop to the customer. */
export interface CustomerNote {
  /** A greeting or hint; may be empty. */
  readonly message: string;
  /** The address at which the shop helps this customer. */
  readonly email: string;
}

export interface AccountOverviewProps {
  /** null while unknown. */
  readonly note: CustomerNote | null;
  readonly points: number;
  /** The order that the customer is most likely looking for; null without orders. */
  readonly order: Remote<OrderSummary | null>;
  readonly coupons: Remote<UsableCoupons>;
}
