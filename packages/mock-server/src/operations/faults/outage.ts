import type { Locale } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { OutageName, RefusalName } from '../../messages/message-types.ts';
import { messagesOf } from '../../messages/messages.ts';

/** The status of maintenance. */
export const defaultOutage = 503;

const refusals: Readonly<Record<number, RefusalName>> = {
  404: 'notFound',
  413: 'payloadTooLarge',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
};

/** The customer-facing error for an HTTP status, as a real shop returns it. @param status 400 to 599 */
export function outageOf(status: number, locale: Locale): { readonly code: number; readonly msg: string } {
  const messages = messagesOf(locale);
  if (status < 500) {
    const reason = refusals[status] ?? 'malformedRequest';
    return { code: ResponseCode[reason], msg: messages.refusals[reason] };
  }
  const outage: OutageName = status === defaultOutage ? 'maintenance' : 'broken';
  return { code: ResponseCode.serverError, msg: messages.outages[outage] };
}
