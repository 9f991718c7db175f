import type { ArgumentOf } from '../../call/operation-types.ts';
import type { OrderDetail } from '../../generated/types.ts';

type PreferenceName = Exclude<
  keyof ArgumentOf<'placeOrder'>,
  'cartype' | 'address' | 'delivery_way' | 'coupon_id' | 'coupon_code' | 'expected_total'
>;

/**
 * The wishes of a shopper for an order: the fields of `placeOrder` that change neither its price nor its destination, and
 * that `getOrder` returns.
 */
export type OrderPreferences = Readonly<Pick<OrderDetail, PreferenceName>>;

/** Those of an order without any wish. */
export const noPreferences: OrderPreferences = { note: '' };
