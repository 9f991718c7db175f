import type { World } from './world.ts';

/** A session stores more than any test needs, which suggests an endless loop in the client. */
export class CapacityExceeded extends Error {
  override readonly name = 'CapacityExceeded';
}

/** Limits of one session, so that hundreds of sessions fit into one process. */
export const capacity = {
  customers: 500,
  orders: 1_000,
  charges: 2_000,
  afterSales: 2_000,
  registrations: 1_000,
  subscribers: 1_000,
  noticeRequests: 500,
  /** Answers to keyed writes of the last 24 hours. */
  answers: 10_000,
} as const;

/** @throws CapacityExceeded with a readable message */
export function assertCapacity({ session, state }: World, kind: keyof typeof capacity): void {
  const entries = state[kind];
  const count = 'size' in entries ? entries.size : entries.length;
  if (count < capacity[kind]) return;
  throw new CapacityExceeded(
    `The session ${session} remembers ${capacity[kind]} ${kind} and takes no more. Start it afresh: POST /__mock/sessions/${session}/reset`,
  );
}
