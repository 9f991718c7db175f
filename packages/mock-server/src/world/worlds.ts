import type { World } from './world.ts';

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
  /** Takes the place of whatever the session had. @throws TooManySessions */
  put(session: string, world: World): void;
  remove(session: string): void;
  sessions(): readonly string[];
  /** The first thing that a look into the worlds finds, without using them. */
  find<Thing>(look: (world: World) => Thing | undefined): Thing | undefined;
  /** The session in which a token was handed out, null when none knows it. */
  sessionOfToken(token: string): string | null;
}

interface Place {
  world: World;
  usedAt: number;
}

export function createWorlds({ make, most, idleMs, machineNow }: WorldsOptions): Worlds {
  const places = new Map<string, Place>();

  function makeRoom(): void {
    if (places.size < most) return;
    const now = machineNow();
    for (const [session, { usedAt }] of places) {
      if (now - usedAt > idleMs) places.delete(session);
    }
    if (places.size >= most) throw new TooManySessions(most);
  }

  function put(session: string, world: World): void {
    if (!places.has(session)) makeRoom();
    places.set(session, { world, usedAt: machineNow() });
  }

  return {
    get(session) {
      const place = places.get(session);
      if (place !== undefined) {
        place.usedAt = machineNow();
        return place.world;
      }
      makeRoom();
      const world = make(session);
      put(session, world);
      return world;
    },
    put,
    remove: (session) => {
      places.delete(session);
    },
    sessions: () => [...places.keys()],
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
