import type { OrderSummary } from '@signal-shop/sdk/contract';
import type { Remote } from '../../remote.ts';

export interface UsableCoupons {
  readonly count: number;
  /** When the first of them expires, in unix seconds; null without coupons. */
  readonly nextExpiry: number | null;
}

export interface AccountOverviewProps {
  readonly points: number;
  /** The order that the customer is most likely looking for; null without orders. */
  readonly order: Remote<OrderSummary | null>;
  readonly coupons: Remote<UsableCoupons>;
}
