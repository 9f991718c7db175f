// Everything in the contract by its name: types of entities and calls, codes, limits, the table of calls.

export type { ArgumentOf, CallId, RefusalCodeOf, ResultOf } from '../call/operation-types.ts';
export { operations } from '../call/operations.ts';
export {
  BannerMarking,
  BannerType,
  CartType,
  ChargeStatus,
  CouponKind,
  DealStatus,
  Flag,
  OrderLineStatus,
  OrderStatus,
  PayType,
  PrizeType,
  RebateKind,
  ResponseCode,
} from '../generated/codes.ts';
export { streams } from '../generated/operations.ts';
export type * from '../generated/types.ts';
export { limits } from './limits.ts';
