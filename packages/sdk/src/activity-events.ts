import { isShopError, ShopError } from './errors.ts';

const decimalNumber = /^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/;

/** What an event says, or undefined when it says nothing that the contract knows. */
export function readActivity(event: string | undefined, data: string): boolean | undefined {
  if (!decimalNumber.test(data)) return undefined;
  const isZero = Number(data) === 0;
  if (event === 'kai' && !isZero) return true;
  return event === 'guan' && isZero ? false : undefined;
}

export function streamFailure(
  kind: 'network' | 'http' | 'invalid-response',
  message: string,
  details: { readonly status?: number; readonly cause?: unknown } = {},
): ShopError {
  return new ShopError(message, {
    ...details,
    kind,
    operation: 'watchActivity',
    outcome: details.status === undefined ? 'unknown' : 'answered',
  });
}

/** Whatever ended a stream, as the one kind of error. */
export function streamFailureOf(cause: unknown): ShopError {
  return isShopError(cause) ? cause : streamFailure('network', 'the stream broke', { cause });
}
