import { retryAfterIn } from './retry-after.ts';

/** How to retry reads; writes are retried only after 429, which the server has not executed. */
export interface RetryOptions {
  /** Retries after the first attempt. */
  readonly limit?: number;
  /** Delay before the first retry in milliseconds; doubles for each further one, with jitter. */
  readonly firstDelayMs?: number;
  /** Longest delay in milliseconds; the call is not retried if the server demands more. */
  readonly longestDelayMs?: number;
}

/** Retries that a client may still spend, so that clients do not triple the load of a failing shop. */
export interface RetryBudget {
  spend(): boolean;
  refill(): void;
}

const budgetSize = 20;
const refillPerAnswer = 0.1;

export function createRetryBudget(): RetryBudget {
  let left = budgetSize;
  return {
    spend: () => {
      const isLeft = left >= 1;
      if (isLeft) left -= 1;
      return isLeft;
    },
    refill: () => {
      left = Math.min(budgetSize, left + refillPerAnswer);
    },
  };
}

/**
 * Delay before retry `repetition` (from 0) in milliseconds, or undefined if the server demands an excessive
 * delay.
 * @param retryAfter the Retry-After header: seconds or a date
 * @param chance between 0 and 1
 */
export function retryDelayMs(
  repetition: number,
  retryAfter: string | null | undefined,
  { firstDelayMs = 300, longestDelayMs = 5_000 }: RetryOptions,
  chance: number,
  nowMs: number,
): number | undefined {
  const retryAfterMs = retryAfterIn(retryAfter, nowMs);
  if (retryAfterMs !== undefined) return retryAfterMs > longestDelayMs ? undefined : retryAfterMs;
  return (Math.min(longestDelayMs, firstDelayMs * 2 ** repetition) * (1 + chance)) / 2;
}
