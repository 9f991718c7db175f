import { areScenarios } from './scenarios/create/apply-scenarios.ts';
import { createWorld } from './scenarios/create/create-world.ts';
import type { ShopOptions } from './shop-options.ts';
import type { Worlds } from './world/create/worlds.ts';
import { createWorlds } from './world/create/worlds.ts';
import type { CreatedSession, SessionOptions } from './world/state/origin.ts';
import type { World } from './world/state/world.ts';

const hour = 3_600_000;

/** A world for each session, begun as the shop's options say. */
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

/** How sessions begin, and begin again. */
export interface Starts {
  /** Creates a session, or takes the place of one: `reset` brings it back to this. @throws Error with a sentence for people */
  create(session: string, names: readonly string[], beginning: SessionOptions): void;
  /** Starts a session afresh in these scenarios. @throws Error with a sentence for people */
  setScenarios(session: string, names: string | readonly string[], beginning?: SessionOptions): void;
  /** Starts a session afresh as it was created, else in the shop's own scenarios. */
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
    const begun = now === undefined ? given : { ...slow, now };
    const world = createWorld({
      ...{ ...begun, session, scenarios, sessionSeed: seed ?? null },
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

/** What `x-mock-scenario` asks for stands in the name of the world that it makes beside a session. */
function scenariosBeside(session: string): string | null {
  const [, scenarios] = session.split(/~(.*)/s);
  return scenarios !== undefined && areScenarios(scenarios) ? scenarios : null;
}

/** One world for everyone. */
export function worldsOf(world: World): Worlds {
  return createWorlds({
    make: () => world,
    most: Number.POSITIVE_INFINITY,
    idleMs: hour,
    machineNow: Date.now,
  });
}
