import { areScenarios } from './scenarios/create/apply-scenarios.ts';
import { createWorld } from './scenarios/create/create-world.ts';
import type { ShopOptions } from './shop-options.ts';
import type { Worlds } from './world/create/worlds.ts';
import { createWorlds } from './world/create/worlds.ts';
import type { ShopMoveListener } from './world/state/moves.ts';
import type { CreatedSession, SessionOptions } from './world/state/origin.ts';
import type { World } from './world/state/world.ts';

const hour = 3_600_000;

/** Creates the registry of worlds, one for each session, with the shop's options. */
export function worldsFrom({
  sessionsMaximum = 2_000,
  idleMs = hour,
  onMove,
  ...options
}: ShopOptions): Worlds {
  return createWorlds({
    make: (session) => {
      const scenarios = scenariosBeside(session);
      const world = createWorld({ ...options, session, ...(scenarios === null ? {} : { scenarios }) });
      return withListener(world, onMove);
    },
    most: sessionsMaximum,
    idleMs,
    machineNow: Date.now,
  });
}

/** How sessions are created and reset. */
export interface SessionStarts {
  /** Creates a session or replaces one; `reset` returns to this state. @throws Error with a readable message */
  create(session: string, names: readonly string[], startOptions: SessionOptions): void;
  /** Restarts a session in these scenarios. @throws Error with a readable message */
  setScenarios(session: string, names: string | readonly string[], startOptions?: SessionOptions): void;
  /** Restarts a session in the state it was created with, otherwise in the shop's own scenarios. */
  reset(session: string): void;
}

export function sessionStartsOf(worlds: Worlds, shopOptions: ShopOptions): SessionStarts {
  const creationOf = (session: string) =>
    worlds.sessions().includes(session) ? worlds.peek(session).state.origin.created : undefined;

  function remake(
    session: string,
    scenarios: string | readonly string[],
    { seed, now, ahead = 0 }: SessionOptions = {},
    creation: CreatedSession | undefined = creationOf(session),
  ): void {
    const { speed, ...slow } = shopOptions;
    const sessionOptions = now === undefined ? shopOptions : { ...slow, now };
    const world = createWorld({
      ...{ ...sessionOptions, session, scenarios, sessionSeed: seed ?? null },
      ...(creation === undefined ? {} : { created: creation }),
    });
    world.clock.advance(ahead);
    worlds.put(session, withListener(world, shopOptions.onMove));
  }

  return {
    create: (session, scenarios, sessionOptions) =>
      remake(session, scenarios, sessionOptions, { scenarios, beginning: sessionOptions }),
    setScenarios: (session, names, sessionOptions) => remake(session, names, sessionOptions),
    reset(session) {
      const creation = creationOf(session);
      const own = creation?.scenarios ?? scenariosBeside(session) ?? shopOptions.scenarios ?? [];
      remake(session, own, creation?.beginning);
    },
  };
}

/** Added after the creation, because its scenarios describe the past. */
function withListener(world: World, onMove: ShopMoveListener | undefined): World {
  if (onMove !== undefined) world.onMove((move) => onMove(move, world.session));
  return world;
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
