import { isShopError } from '@signal-shop/sdk';
import type { Failure } from '@signal-shop/ui/remote.ts';

/** The failure as the UI may show it: the server's own sentence where there is one. */
export function failureOf(error: unknown): Failure {
  if (!isShopError(error)) return { kind: 'unexpected' };
  if (error.serverMessage !== undefined) return { kind: 'server', message: error.serverMessage };
  if (error.kind === 'network' || error.kind === 'timeout') return { kind: error.kind };
  return { kind: 'unexpected' };
}

/** Whether the login has ended. The session reports that itself and redirects to the login page. */
export function isSessionEnd(error: unknown): boolean {
  return isShopError(error) && error.kind === 'session';
}
