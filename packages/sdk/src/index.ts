export type { Outcome, ShopErrorKind } from './errors.ts';
export { isShopError, ShopError } from './errors.ts';
export { createIdempotencyKey } from './idempotency.ts';
