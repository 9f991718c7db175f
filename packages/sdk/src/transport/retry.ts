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
const retriedStatuses = new Set([502, 503]);

export function createRetryBudget(): RetryBudget {
  let left = budgetSize;
  return {
    spend: () => {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    refill: () => {
      left = Math.min(budgetSize, left + refillPerAnswer);
    },
  };
}

export function isRetriedStatus(status: number): boolean {
  return retriedStatuses.has(status);
}

/**
 * Delay before repetition `repetition` (from 0), or undefined when the server asks for a longer pause than is sensible.
 * @param chance between 0 and 1
 */
export function retryDelayMs(
  repetition: number,
  retryAfter: string | null,
  { firstDelayMs = 300, longestDelayMs = 5_000 }: RetryOptions,
  chance: number,
  nowMs: number,
): number | undefined {
  const asked = askedDelayMs(retryAfter, nowMs);
  if (asked !== undefined) return asked <= longestDelayMs ? asked : undefined;
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** repetition);
  return delay / 2 + (delay / 2) * chance;
}

function askedDelayMs(retryAfter: string | null, nowMs: number): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}
