import type { World } from '../state/world.ts';

/** The maximum number of sessions is open, and none is idle for long enough to be removed. */
export class TooManySessions extends Error {
  override readonly name = 'TooManySessions';

  constructor(most: number) {
    super(`There are ${most} sessions already, and all of them are in use.`);
  }
}

export interface WorldsOptions {
  /** Creates the world of a new session. */
  readonly make: (session: string) => World;
  /** Maximum number of open sessions. */
  readonly most: number;
  /** Milliseconds without use after which a session may be removed for a new one. */
  readonly idleMs: number;
  /** Milliseconds of the machine's clock, not of a world's. */
  readonly machineNow: () => number;
}

/** The worlds of all sessions, created on first use. */
export interface Worlds {
  /** @throws TooManySessions */
  get(session: string): World;
  /** Returns the world without counting it as use of the session; of an unknown session a new world that is not stored. */
  peek(session: string): World;
  /** Replaces the world of a session. @throws TooManySessions */
  put(session: string, world: World): void;
  remove(session: string): void;
  sessions(): readonly string[];
  /** Milliseconds since the last use of the session; 0 for an unknown session. */
  idleMs(session: string): number;
  /** Sessions used since they were last settled: only these can have changed. */
  unsettled(): readonly string[];
  settle(session: string): void;
  /** The first result of `search` in all worlds, without counting as use. */
  find<Thing>(search: (world: World) => Thing | undefined): Thing | undefined;
  /** The session that issued a token; null for an unknown token. */
  sessionOfToken(token: string): string | null;
}

interface WorldEntry {
  world: World;
  usedAt: number;
  isSettled: boolean;
}

/** The world of a request's scenarios serves single requests only, so its time limit is short. */
const requestIdleMs = 600_000;

export function createWorlds({ make, most, idleMs, machineNow }: WorldsOptions): Worlds {
  const entries = new Map<string, WorldEntry>();

  function makeRoom(): void {
    removeIdle(entries, machineNow(), (session) =>
      isSingleRequestSession(session) ? requestIdleMs : Number.POSITIVE_INFINITY,
    );
    if (entries.size < most) return;
    removeIdle(entries, machineNow(), () => idleMs);
    if (entries.size >= most) throw new TooManySessions(most);
  }

  function put(session: string, world: World): World {
    if (!entries.has(session)) makeRoom();
    entries.set(session, { world, usedAt: machineNow(), isSettled: false });
    return world;
  }

  function begin(session: string): World {
    makeRoom();
    return put(session, make(session));
  }

  return {
    get(session) {
      const entry = entries.get(session);
      if (entry === undefined) return begin(session);
      entry.usedAt = machineNow();
      entry.isSettled = false;
      return entry.world;
    },
    peek: (session) => entries.get(session)?.world ?? make(session),
    put: (session, world) => void put(session, world),
    remove: (session) => {
      entries.delete(session);
    },
    sessions: () => [...entries.keys()],
    idleMs(session) {
      const entry = entries.get(session);
      return entry === undefined ? 0 : Math.max(0, machineNow() - entry.usedAt);
    },
    unsettled: () => [...entries].flatMap(([session, { isSettled }]) => (isSettled ? [] : [session])),
    settle(session) {
      const entry = entries.get(session);
      if (entry !== undefined) entry.isSettled = true;
    },
    find(search) {
      for (const { world } of entries.values()) {
        const result = search(world);
        if (result !== undefined) return result;
      }
      return undefined;
    },
    sessionOfToken(token) {
      for (const [session, { world }] of entries) if (world.state.tokens.has(token)) return session;
      return null;
    },
  };
}

/** @param limitOf the maximum idle time of a session, in milliseconds */
function removeIdle(
  entries: Map<string, WorldEntry>,
  now: number,
  limitOf: (session: string) => number,
): void {
  for (const [session, { usedAt }] of entries) if (now - usedAt > limitOf(session)) entries.delete(session);
}

/** Whether it is a world that the header `x-mock-scenario` created for single requests. */
export function isSingleRequestSession(session: string): boolean {
  return session.includes('~');
}

/** The name that a client gave to a session, without the part of its single requests. */
export function nameOfSession(session: string): string {
  return session.split('~', 1).join('');
}
