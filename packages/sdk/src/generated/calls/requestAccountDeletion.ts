// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RequestAccountDeletionArgument,
  RequestAccountDeletionResult,
} from '../types.ts';

/**
 * Requests the deletion of an account. The account is deleted at the end of the 14th day after the request; `keepAccount` ends the request before. Every other login of the customer ends; this one stays, so that the page can offer to keep the account. After the period the personal data is deleted and every token ends. Orders and invoices remain as long as the law requires, without a link to the customer. A mail confirms the request, another one the deletion. Repeating a request changes nothing and succeeds.
 *
 * A write that needs a login: `POST /api/order/deleteCustomer`.
 *
 * - `password?: string` The current password, for an account that has one (`has_password` of the profile). 6 to 20 characters.
 * - `email?: string` The email address of the account, for an account without a password. 2 to 200 characters.
 *
 * Refusals: `failed` (2), `emailsDiffer` (2007), `passwordWrong` (2012).
 * @example
 * const { deletion_at } = await requestAccountDeletion(shop, { password: 'volt-2026' });
 */
export function requestAccountDeletion(shop: ShopConnection, argument?: RequestAccountDeletionArgument, options?: CallOptions): Call<RequestAccountDeletionResult, 2 | 2007 | 2012> {
  return startCall(shop, 'requestAccountDeletion', 'write /api/order/deleteCustomer msg:string deletion_at:number', argument, options);
}
