import { isShopError } from '@signal-shop/sdk';
import type { Failure } from '@signal-shop/ui/remote.ts';

/** The failure as the UI shows it: the server's message, or else its kind. */
export function failureOf(error: unknown): Failure {
  if (!isShopError(error)) return { kind: 'unexpected' };
  const { kind, serverMessage: message } = error;
  if (message !== undefined) return { kind: 'server', message };
  return { kind: kind === 'network' || kind === 'timeout' ? kind : 'unexpected' };
}

/** Whether the login has ended. The session reports that itself and redirects to the login page. */
export function isSessionEnd(error: unknown): boolean {
  return isShopError(error) && error.kind === 'session';
}

/** Whether the caller has aborted the request. */
export function isAbort(error: unknown): boolean {
  return isShopError(error) && error.kind === 'aborted';
}
