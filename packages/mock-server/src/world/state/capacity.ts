import type { World } from './world.ts';

/** A session has been asked to remember more than any test needs: something runs away. */
export class CapacityExceeded extends Error {
  override readonly name = 'NoRoom';
}

/** The most of each that one session remembers, so that hundreds of sessions fit into one process. */
export const capacity = {
  customers: 500,
  orders: 1_000,
  charges: 2_000,
  registrations: 1_000,
  subscribers: 1_000,
  noticeRequests: 500,
} as const;

/** @throws NoRoom with a sentence for people */
export function assertCapacity({ session, state }: World, kind: keyof typeof capacity): void {
  const kept = state[kind];
  const count = 'size' in kept ? kept.size : kept.length;
  if (count < capacity[kind]) return;
  throw new CapacityExceeded(
    `The session ${session} remembers ${capacity[kind]} ${kind} and takes no more. Start it afresh: POST /__mock/sessions/${session}/reset`,
  );
}
