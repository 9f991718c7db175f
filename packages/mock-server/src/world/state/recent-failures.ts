import type { Clock } from './clock.ts';

interface Failure {
  readonly count: number;
  /** Seconds since 1970. */
  readonly lastAt: number;
}

/** How often something was tried in vain of late, by what was tried. */
export type RecentFailures = Map<string, Failure>;

interface WithClock {
  readonly clock: Clock;
}

/** For so long each failure is remembered. */
export const failureSeconds = 900;
const keysKept = 500;

/** How many failures stand against it: 0 once the last is a quarter of an hour ago. */
export function failuresOf({ clock }: WithClock, failures: RecentFailures, key: string): number {
  const failure = failures.get(key);
  if (failure === undefined || clock.seconds() - failure.lastAt >= failureSeconds) return 0;
  return failure.count;
}

/** One more; where too many are kept, the one that is longest ago is forgotten. */
export function noteFailure(world: WithClock, failures: RecentFailures, key: string): void {
  const count = failuresOf(world, failures, key) + 1;
  failures.delete(key);
  const [oldest] = failures.keys();
  if (oldest !== undefined && failures.size >= keysKept) failures.delete(oldest);
  failures.set(key, { count, lastAt: world.clock.seconds() });
}
