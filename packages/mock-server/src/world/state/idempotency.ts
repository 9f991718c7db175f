import { daySeconds } from '@signal-shop/sdk/rules/time';
import { assertCapacity } from './capacity.ts';
import { Refused } from './refused.ts';
import { hashText } from './seeded-hash.ts';
import type { StoredAnswer } from './state.ts';
import type { World } from './world.ts';

const lifetimeSeconds = daySeconds;

/**
 * The stored answer for this idempotency key; null for a new key, for which there is then room.
 * @throws Refused idempotencyConflict when the key was used for another request
 * @throws CapacityExceeded when the session remembers as many answers as it can: forgetting one would let its retry
 * take effect twice
 */
export function findStoredAnswer(world: World, key: string, request: string): StoredAnswer | null {
  const answer = world.state.answers.get(key);
  if (answer === undefined || isExpired(world, answer)) {
    forgetExpired(world);
    assertCapacity(world, 'answers');
    return null;
  }
  if (answer.fingerprint !== hashText(request)) throw new Refused('idempotencyConflict');
  return answer;
}

/** Stores an answer for retries. */
export function storeAnswer(
  world: World,
  key: string,
  request: string,
  answer: Pick<StoredAnswer, 'headers' | 'body'>,
): void {
  const { answers } = world.state;
  // Delete first, so that the entries stay in the order of their times.
  answers.delete(key);
  answers.set(key, { ...answer, fingerprint: hashText(request), storedAt: world.clock.seconds() });
}

function forgetExpired(world: World): void {
  const { answers } = world.state;
  for (const [key, answer] of answers) {
    if (!isExpired(world, answer)) return;
    answers.delete(key);
  }
}

function isExpired({ clock }: World, { storedAt }: StoredAnswer): boolean {
  return clock.seconds() - storedAt > lifetimeSeconds;
}
