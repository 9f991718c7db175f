import { buildWorld } from '../../world/create/world.ts';
import type { World, WorldOptions } from '../../world/state/world.ts';
import { applyScenarios } from './apply-scenarios.ts';

export interface ScenarioWorldOptions extends WorldOptions {
  /** Names, or several in one text: `'flash.closed,cart.tier-60'`. */
  readonly scenarios?: string | readonly string[];
}

/**
 * Creates one session's shop in the given scenarios.
 * @throws Error with a readable message when a scenario is unknown or two contradict
 * @example createWorld({ scenarios: 'auth.customer,cart.tier-60' })
 */
export function createWorld({ scenarios = [], ...options }: ScenarioWorldOptions = {}): World {
  const world = buildWorld(options);
  applyScenarios(world, scenarios);
  return world;
}
