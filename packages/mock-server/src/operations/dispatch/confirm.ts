import type { ConfirmationName } from '../../messages/message-types.ts';
import { messagesOf } from '../../messages/messages.ts';
import type { Call } from './call.ts';

/** The message of a successful call, in the language of the call. */
export function confirm({ locale }: Call, name: ConfirmationName): string {
  return messagesOf(locale).confirmations[name];
}
