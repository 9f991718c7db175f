// Generated from openapi/: run `npm run generate`, never edit.
export { ResponseCode } from './codes/ResponseCode.ts';
export { BannerType } from './codes/BannerType.ts';
export { BannerMarking } from './codes/BannerMarking.ts';
export { Flag } from './codes/Flag.ts';
export { RebateKind } from './codes/RebateKind.ts';
export { CouponKind } from './codes/CouponKind.ts';
export { PayType } from './codes/PayType.ts';
export { OrderStatus } from './codes/OrderStatus.ts';
export { OrderLineStatus } from './codes/OrderLineStatus.ts';
export { DealStatus } from './codes/DealStatus.ts';
export { PrizeType } from './codes/PrizeType.ts';
export { CartType } from './codes/CartType.ts';
export { ChargeStatus } from './codes/ChargeStatus.ts';
