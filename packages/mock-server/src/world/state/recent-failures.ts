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
  return failure === undefined || isExpired(clock, failure) ? 0 : failure.count;
}

/** Adds a failure. At capacity an expired entry makes room, otherwise the one with the fewest failures: blocks last longest. */
export function addFailure(world: WithClock, failures: RecentFailures, key: string): void {
  const count = failuresOf(world, failures, key) + 1;
  failures.delete(key);
  if (failures.size >= keysMaximum) failures.delete(keyToEvict(world, failures));
  failures.set(key, { count, lastAt: world.clock.seconds() });
}

function keyToEvict({ clock }: WithClock, failures: RecentFailures): string {
  let evicted = '';
  let fewest = Number.POSITIVE_INFINITY;
  for (const [key, failure] of failures) {
    if (isExpired(clock, failure)) return key;
    if (failure.count < fewest) [evicted, fewest] = [key, failure.count];
  }
  return evicted;
}

/** Also true after the clock was set back. */
function isExpired(clock: Clock, { lastAt }: Failure): boolean {
  const seconds = clock.seconds() - lastAt;
  return seconds < 0 || seconds >= failureSeconds;
}
