import { areScenarios } from './scenarios/create/apply-scenarios.ts';
import { createWorld } from './scenarios/create/create-world.ts';
import type { ShopOptions } from './shop-options.ts';
import type { Worlds } from './world/create/worlds.ts';
import { createWorlds } from './world/create/worlds.ts';
import type { CreatedSession, SessionOptions } from './world/state/origin.ts';
import type { World } from './world/state/world.ts';

const hour = 3_600_000;

/** Creates the registry of worlds, one for each session, with the shop's options. */
export function worldsFrom({ sessionsMaximum = 2_000, idleMs = hour, ...options }: ShopOptions): Worlds {
  return createWorlds({
    make: (session) => {
      const scenarios = scenariosBeside(session);
      return createWorld({ ...options, session, ...(scenarios === null ? {} : { scenarios }) });
    },
    most: sessionsMaximum,
    idleMs,
    machineNow: Date.now,
  });
}

/** How sessions are created and reset. */
export interface Starts {
  /** Creates a session or replaces one; `reset` returns to this state. @throws Error with a readable message */
  create(session: string, names: readonly string[], beginning: SessionOptions): void;
  /** Restarts a session in these scenarios. @throws Error with a readable message */
  setScenarios(session: string, names: string | readonly string[], beginning?: SessionOptions): void;
  /** Restarts a session in the state it was created with, otherwise in the shop's own scenarios. */
  reset(session: string): void;
}

export function startsOf(worlds: Worlds, given: ShopOptions): Starts {
  const createdOf = (session: string) =>
    worlds.sessions().includes(session) ? worlds.look(session).state.origin.created : undefined;

  function remake(
    session: string,
    scenarios: string | readonly string[],
    { seed, now, ahead = 0 }: SessionOptions = {},
    created: CreatedSession | undefined = createdOf(session),
  ): void {
    const { speed, ...slow } = given;
    const sessionOptions = now === undefined ? given : { ...slow, now };
    const world = createWorld({
      ...{ ...sessionOptions, session, scenarios, sessionSeed: seed ?? null },
      ...(created === undefined ? {} : { created }),
    });
    world.clock.advance(ahead);
    worlds.put(session, world);
  }

  return {
    create: (session, scenarios, beginning) =>
      remake(session, scenarios, beginning, { scenarios, beginning }),
    setScenarios: (session, names, beginning) => remake(session, names, beginning),
    reset(session) {
      const created = createdOf(session);
      const own = created?.scenarios ?? scenariosBeside(session) ?? given.scenarios ?? [];
      remake(session, own, created?.beginning);
    },
  };
}

/** The scenarios of the header `x-mock-scenario`: they are part of the name of the world created for the request. */
function scenariosBeside(session: string): string | null {
  const [, scenarios] = session.split(/~(.*)/s);
  return scenarios !== undefined && areScenarios(scenarios) ? scenarios : null;
}

/** A registry with one world for all sessions. */
export function worldsOf(world: World): Worlds {
  return createWorlds({
    make: () => world,
    most: Number.POSITIVE_INFINITY,
    idleMs: hour,
    machineNow: Date.now,
  });
}
