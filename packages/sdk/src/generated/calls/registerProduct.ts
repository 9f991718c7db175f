// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RegisterProductArgument,
  RegisterProductResult,
} from '../types.ts';

/**
 * Registers a product, or a review of it, for a gift. Each received order can be registered once. Awards its amount in dollars as whole points; chooseGift chooses the gift.
 *
 * A write that needs a login: `POST /api/rate/rateRegister`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 * - `name: string` The buyer name of the order. 1 to 100 characters.
 * - `email: string` An email address. 2 to 200 characters.
 * - `review_url?: string` The URL of the customer's review. 10 to 2000 characters.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001), `productAlreadyRegistered` (5030), `orderNotReceived` (5031).
 * @example
 * const { registration, points } = await registerProduct(shop, {
 *   ordersn: 'SG20260102000019',
 *   name: 'Ada Brennan',
 *   email: 'ada@example.com',
 *   review_url: 'https://reviews.example.com/r/5521',
 * });
 */
export function registerProduct(shop: ShopConnection, argument: RegisterProductArgument, options?: CallOptions): Call<RegisterProductResult, 2 | 4001 | 5030 | 5031> {
  return startCall(shop, 'registerProduct', 'write /api/rate/rateRegister msg:string registration:object points:number', argument, options);
}
