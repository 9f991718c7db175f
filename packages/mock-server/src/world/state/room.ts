import type { World } from './world.ts';

/** A session has been asked to remember more than any test needs: something runs away. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** The most of each that one session remembers, so that hundreds of sessions fit into one process. */
export const room = {
  customers: 500,
  orders: 1_000,
  charges: 2_000,
  registrations: 1_000,
  subscribers: 1_000,
  noticeRequests: 500,
} as const;

/** @throws NoRoom with a sentence for people */
export function needRoom({ session, state }: World, kind: keyof typeof room): void {
  const kept = state[kind];
  const count = 'size' in kept ? kept.size : kept.length;
  if (count < room[kind]) return;
  throw new NoRoom(
    `The session ${session} remembers ${room[kind]} ${kind} and takes no more. Start it afresh: POST /__mock/sessions/${session}/reset`,
  );
}
