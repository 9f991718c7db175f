import type { World } from '../state/world.ts';

/** So many sessions are open that there is no room for another. */
export class TooManySessions extends Error {
  override readonly name = 'TooManySessions';

  constructor(most: number) {
    super(`There are ${most} sessions already, and all of them are in use.`);
  }
}

export interface WorldsOptions {
  /** Makes the world of a session that has none yet. */
  readonly make: (session: string) => World;
  /** Most sessions at a time. */
  readonly most: number;
  /** A session that was not used for so long makes room for a new one. */
  readonly idleMs: number;
  /** Milliseconds of the machine's clock, not of a world's. */
  readonly machineNow: () => number;
}

/** The worlds of all sessions, made on first use. */
export interface Worlds {
  /** @throws TooManySessions */
  get(session: string): World;
  /** The same to whoever only looks: it counts as no use. @throws TooManySessions */
  look(session: string): World;
  /** Takes the place of whatever the session had. @throws TooManySessions */
  put(session: string, world: World): void;
  remove(session: string): void;
  sessions(): readonly string[];
  /** For how long nobody has used the session, in milliseconds; 0 for one that is not there. */
  idleMs(session: string): number;
  /** Sessions that were used since they were last settled: only they can have changed. */
  unsettled(): readonly string[];
  settle(session: string): void;
  /** The first thing that a look into the worlds finds, without using them. */
  find<Thing>(look: (world: World) => Thing | undefined): Thing | undefined;
  /** The session in which a token was handed out, null when none knows it. */
  sessionOfToken(token: string): string | null;
}

interface Place {
  world: World;
  usedAt: number;
  isSettled: boolean;
}

/** A world beside a session answers single requests; nobody comes back to it after so long. */
const besideIdleMs = 600_000;

export function createWorlds({ make, most, idleMs, machineNow }: WorldsOptions): Worlds {
  const places = new Map<string, Place>();

  function makeRoom(): void {
    removeIdle(places, machineNow(), (session) =>
      isBeside(session) ? besideIdleMs : Number.POSITIVE_INFINITY,
    );
    if (places.size < most) return;
    removeIdle(places, machineNow(), () => idleMs);
    if (places.size >= most) throw new TooManySessions(most);
  }

  function put(session: string, world: World): World {
    if (!places.has(session)) makeRoom();
    places.set(session, { world, usedAt: machineNow(), isSettled: false });
    return world;
  }

  function begin(session: string): World {
    makeRoom();
    return put(session, make(session));
  }

  return {
    get(session) {
      const place = places.get(session);
      if (place === undefined) return begin(session);
      place.usedAt = machineNow();
      place.isSettled = false;
      return place.world;
    },
    look: (session) => places.get(session)?.world ?? begin(session),
    put: (session, world) => void put(session, world),
    remove: (session) => {
      places.delete(session);
    },
    sessions: () => [...places.keys()],
    idleMs(session) {
      const place = places.get(session);
      return place === undefined ? 0 : Math.max(0, machineNow() - place.usedAt);
    },
    unsettled: () => [...places].flatMap(([session, { isSettled }]) => (isSettled ? [] : [session])),
    settle(session) {
      const place = places.get(session);
      if (place !== undefined) place.isSettled = true;
    },
    find(look) {
      for (const { world } of places.values()) {
        const thing = look(world);
        if (thing !== undefined) return thing;
      }
      return undefined;
    },
    sessionOfToken(token) {
      for (const [session, { world }] of places) if (world.state.tokens.has(token)) return session;
      return null;
    },
  };
}

/** @param limitOf how long each may be idle, in milliseconds */
function removeIdle(places: Map<string, Place>, now: number, limitOf: (session: string) => number): void {
  for (const [session, { usedAt }] of places) if (now - usedAt > limitOf(session)) places.delete(session);
}

/** Whether it is a world that `x-mock-scenario` made beside a session. */
export function isBeside(session: string): boolean {
  return session.includes('~');
}
