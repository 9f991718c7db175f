import { daySeconds } from '@signal-shop/sdk/rules/time';
import { Refused } from './refused.ts';
import { hashText } from './seeded-hash.ts';
import type { StoredAnswer } from './state.ts';
import type { World } from './world.ts';

const lifetimeSeconds = daySeconds;
const answersMaximum = 1_000;

/**
 * The stored answer for this idempotency key; null for a new key.
 * @throws Refused idempotencyConflict when the key was used for another request
 */
export function findStoredAnswer(world: World, key: string, request: string): StoredAnswer | null {
  const answer = world.state.answers.get(key);
  if (answer === undefined || world.clock.seconds() - answer.storedAt > lifetimeSeconds) return null;
  if (answer.fingerprint !== hashText(request)) throw new Refused('idempotencyConflict');
  return answer;
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
  if (oldest !== undefined && answers.size >= answersMaximum) answers.delete(oldest);
  answers.set(key, { ...answer, fingerprint: hashText(request), storedAt: world.clock.seconds() });
}
