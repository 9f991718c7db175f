import { daySeconds } from '@signal-shop/sdk/rules/time';
import { assertCapacity, CapacityExceeded, capacity } from './capacity.ts';
import { Refused } from './refused.ts';
import { hashText } from './seeded-hash.ts';
import type { StoredAnswer } from './state.ts';
import type { World } from './world.ts';

const lifetimeSeconds = daySeconds;
const guest = 'guest';
/** The rest is for customers: many writes without a login block no order and no payment. */
const guestAnswers = capacity.answers * 0.8;

/** The key under which an answer is stored: customers do not share keys. @param customerId null for a guest */
export function answerKey(customerId: number | null, idempotencyKey: string): string {
  return `${customerId ?? guest} ${idempotencyKey}`;
}

/**
 * The stored answer for this idempotency key; null for a new key, for which there is then room.
 * @throws Refused idempotencyConflict when the key was used for another request
 * @throws CapacityExceeded when the session remembers as many answers as it can: forgetting one would let its retry
 * take effect twice
 */
export function findStoredAnswer(world: World, key: string, request: string): StoredAnswer | null {
  const answer = world.state.answers.get(key);
  if (answer === undefined || isExpired(world, answer)) {
    makeRoom(world);
    assertCapacity(world, 'answers');
    if (isOfGuest(key)) assertRoomForGuests(world);
    return null;
  }
  if (answer.fingerprint !== hashText(request)) throw new Refused('idempotencyConflict');
  return answer;
}

function assertRoomForGuests({ session, state: { answers } }: World): void {
  if (answers.size < guestAnswers || [...answers.keys()].filter(isOfGuest).length < guestAnswers) return;
  throw new CapacityExceeded(
    `The session ${session} remembers ${guestAnswers} answers to guests and takes no more. Start it afresh: POST /__mock/sessions/${session}/reset`,
  );
}

function isOfGuest(key: string): boolean {
  return key.startsWith(`${guest} `);
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

/**
 * Forgets expired answers, the oldest of which come first. After the clock was set back, answers of a later time precede
 * them and would never expire, so a full session looks through all and forgets those, too.
 */
function makeRoom(world: World): void {
  const { answers } = world.state;
  const isFull = answers.size >= capacity.answers;
  for (const [key, answer] of answers) {
    if (isExpired(world, answer) || (isFull && answer.storedAt > world.clock.seconds())) answers.delete(key);
    else if (!isFull) return;
  }
}

function isExpired({ clock }: World, { storedAt }: StoredAnswer): boolean {
  return clock.seconds() - storedAt > lifetimeSeconds;
}
