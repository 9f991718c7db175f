import { isShopError, ShopError } from '../call/errors.ts';

const decimalNumber = /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/;

/** One listener: what stops it, and what it hears. */
export interface Listening {
  readonly signal: AbortSignal;
  readonly onActivity: (open: boolean) => void;
  /** Lets go of what is being waited for, when it is stopped. */
  letGo: () => void;
}

/** Passes on what an event says, unless it says nothing that the contract knows. */
export function hear({ onActivity, signal }: Listening, event: string, data: string): void {
  if (signal.aborted || !decimalNumber.test(data)) return;
  const isOpen = Number(data) !== 0;
  if (event === (isOpen ? 'kai' : 'guan')) onActivity(isOpen);
}

/** Whatever ended a stream, as the one kind of error; with a status when it was answered at all. */
export function streamFailure(problem: string, cause?: unknown, status?: number): ShopError {
  if (isShopError(cause)) return cause;
  const operation = 'watchActivity';
  if (status === undefined)
    return new ShopError(problem, { kind: 'network', operation, outcome: 'unknown', cause });
  const kind = status === 200 ? 'invalid-response' : 'http';
  return new ShopError(problem, { kind, operation, outcome: 'answered', status, cause });
}
