/** How reads are repeated; writes never are. */
export interface RetryOptions {
  /** Repetitions after the first attempt. */
  readonly limit?: number;
  /** Delay before the first repetition, doubled for each further one and shortened by chance. */
  readonly firstDelayMs?: number;
  /** Longest delay; a server that asks for more is not asked again. */
  readonly longestDelayMs?: number;
}

/** Repetitions that a client may still spend: a shop in trouble is not asked thrice by everyone. */
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
 * Delay before repetition `repetition` (from 0), or undefined when the server asks for a longer pause than is sensible.
 * @param retryAfter the header that says so: seconds, or a date
 * @param chance between 0 and 1
 */
export function retryDelayMs(
  repetition: number,
  retryAfter: string | null | undefined,
  { firstDelayMs = 300, longestDelayMs = 5_000 }: RetryOptions,
  chance: number,
  nowMs: number,
): number | undefined {
  const isSeconds = /^\d{1,9}$/.test(retryAfter ?? '');
  const asked = isSeconds ? Number(retryAfter) * 1_000 : Date.parse(retryAfter ?? '') - nowMs;
  if (asked > longestDelayMs) return undefined;
  if (!Number.isNaN(asked)) return Math.max(0, asked);
  return (Math.min(longestDelayMs, firstDelayMs * 2 ** repetition) * (1 + chance)) / 2;
}
