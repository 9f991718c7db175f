// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SendMessageArgument,
  SendMessageResult,
} from '../types.ts';

/**
 * Sends a message to the support. The contact form. The customer gets a receipt by email. The shop promises a reply within 24 hours, not counting Saturday and Sunday, when the support is closed.
 *
 * A write without a login: `POST /api/term/message`.
 *
 * - `name: string` The name of the sender. 1 to 100 characters.
 * - `email: string` An email address. 2 to 200 characters.
 * - `message: string` The message to the support. Plain text. 1 to 2000 characters.
 *
 * Refusals: `failed` (2), `emailInvalid` (8001), `messageNotSent` (8030).
 * @example
 * const { reference, reply_until, desk_open } = await sendMessage(shop, {
 *   name: 'Ada Brennan',
 *   email: 'ada@example.com',
 *   message: 'My headset is silent on the left side.',
 * });
 */
export function sendMessage(shop: ShopConnection, argument: SendMessageArgument, options?: CallOptions): Call<SendMessageResult, 2 | 8001 | 8030> {
  return startCall(shop, 'sendMessage', 'write /api/term/message msg:string reference:string reply_until:number desk_open:number opens_at:nullable', argument, options);
}
