import { isShopError, ShopError } from '../call/errors.ts';

const decimalNumber = /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/;

/** A subscription: its signal and its callback. */
export interface ActivitySubscription {
  readonly signal: AbortSignal;
  readonly onActivity: (open: boolean) => void;
  /** Releases what the reader is waiting for, when the subscription stops. */
  dispose: () => void;
}

/** Calls the listener, unless the contract does not define the event. */
export function dispatchActivity(
  { onActivity, signal }: ActivitySubscription,
  event: string,
  data: string,
): void {
  if (signal.aborted || !decimalNumber.test(data)) return;
  const isOpen = Number(data) !== 0;
  if (event === (isOpen ? 'kai' : 'guan')) onActivity(isOpen);
}

/** Wraps the cause of a stream's end in a ShopError, with a status if a response arrived. */
export function streamFailure(problem: string, cause?: unknown, status?: number): ShopError {
  if (isShopError(cause)) return cause;
  const operation = 'watchActivity';
  if (status === undefined)
    return new ShopError(problem, { kind: 'network', operation, outcome: 'unknown', cause });
  const kind = status === 200 ? 'invalid-response' : 'http';
  return new ShopError(problem, { kind, operation, outcome: 'answered', status, cause });
}
