import type { Clock } from './clock.ts';

interface Failure {
  readonly count: number;
  /** Seconds since 1970. */
  readonly lastAt: number;
}

/** Recent failures, counted by what was tried. */
export type RecentFailures = Map<string, Failure>;

interface WithClock {
  readonly clock: Clock;
}

/** Failures expire after this many seconds. */
export const failureSeconds = 900;
const keysMaximum = 500;

/** The number of failures; 0 when the last one has expired. */
export function failuresOf({ clock }: WithClock, failures: RecentFailures, key: string): number {
  const failure = failures.get(key);
  if (failure === undefined || clock.seconds() - failure.lastAt >= failureSeconds) return 0;
  return failure.count;
}

/** Adds a failure and evicts the oldest entry at capacity. */
export function addFailure(world: WithClock, failures: RecentFailures, key: string): void {
  const count = failuresOf(world, failures, key) + 1;
  failures.delete(key);
  const [oldest] = failures.keys();
  if (oldest !== undefined && failures.size >= keysMaximum) failures.delete(oldest);
  failures.set(key, { count, lastAt: world.clock.seconds() });
}
