// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SendMessageArgument,
  SendMessageResult,
} from '../types.ts';

/** Sends a message to the support: `POST /api/term/message`. */
export function sendMessage(shop: ShopConnection, argument: SendMessageArgument, options?: CallOptions): Call<SendMessageResult, 2 | 8001 | 8030> {
  return startCall(shop, 'sendMessage', 'write /api/term/message msg:string reference:string reply_until:number desk_open:number opens_at:nullable', argument, options);
}
