import type { ShopError } from '@signal-shop/sdk';
import { isShopError } from '@signal-shop/sdk';
import type { Failure } from '@signal-shop/ui/remote.ts';

/** The failure as the UI shows it: the server's message, or else its kind. */
export function failureOf(error: unknown): Failure {
  if (!isShopError(error)) return { kind: 'unexpected' };
  const { kind, serverMessage: message } = error;
  const quoted = referenceOf(error);
  if (message !== undefined) return { kind: 'server', message, ...quoted };
  return { kind: kind === 'network' || kind === 'timeout' ? kind : 'unexpected', ...quoted };
}

/** Only where the server failed: a refusal says itself what to do. */
function referenceOf({ kind, requestId: reference }: ShopError): Pick<Failure, 'reference'> {
  const isFault = kind === 'http' || kind === 'invalid-response';
  return isFault && reference !== undefined ? { reference } : {};
}

/** Whether the login has ended. The session reports that itself and redirects to the login page. */
export function isSessionEnd(error: unknown): boolean {
  return isShopError(error) && error.kind === 'session';
}

/** Whether the caller has aborted the request. */
export function isAbort(error: unknown): boolean {
  return isShopError(error) && error.kind === 'aborted';
}
