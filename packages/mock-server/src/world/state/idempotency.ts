import { daySeconds } from '@signal-shop/sdk/rules/time';
import { Refused } from './refused.ts';
import { hashText } from './seeded-hash.ts';
import type { StoredAnswer } from './state.ts';
import type { World } from './world.ts';

const keptSeconds = daySeconds;
const answersKept = 1_000;

/**
 * The stored answer for this idempotency key; null for a new key.
 * @throws Refused idempotencyConflict when the key was used for another request
 */
export function findStoredAnswer(world: World, key: string, request: string): StoredAnswer | null {
  const stored = world.state.answers.get(key);
  if (stored === undefined || world.clock.seconds() - stored.storedAt > keptSeconds) return null;
  if (stored.fingerprint !== hashText(request)) throw new Refused('idempotencyConflict');
  return stored;
}

/** Stores an answer for retries; the oldest entries are evicted. */
export function storeAnswer(
  world: World,
  key: string,
  request: string,
  answer: Pick<StoredAnswer, 'headers' | 'body'>,
): void {
  const { answers } = world.state;
  answers.delete(key);
  const [oldest] = answers.keys();
  if (oldest !== undefined && answers.size >= answersKept) answers.delete(oldest);
  answers.set(key, { ...answer, fingerprint: hashText(request), storedAt: world.clock.seconds() });
}
