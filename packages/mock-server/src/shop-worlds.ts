import { areScenarios } from './scenarios/apply-scenarios.ts';
import { createWorld } from './scenarios/create-world.ts';
import type { ShopOptions } from './shop.ts';
import type { World } from './world/world.ts';
import type { Worlds } from './world/worlds.ts';
import { createWorlds } from './world/worlds.ts';

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

/** What `x-mock-scenario` asks for stands in the name of the world that it makes beside a session. */
export function scenariosBeside(session: string): string | null {
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
