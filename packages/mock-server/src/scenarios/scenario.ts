import type { World } from '../world/world.ts';

/** A named change of the world. Scenarios compose, unless two of them settle the same thing. */
export interface Scenario {
  /** As it is written in an address; `:` begins what its argument stands for. */
  readonly name: string;
  readonly group: string;
  /** What becomes visible. */
  readonly description: string;
  /** What it settles; two scenarios of one slot contradict each other. Null composes with everything. */
  readonly slot: string | null;
  readonly apply: (world: World, argument: string) => void;
  /** A sentence when the argument is not possible, else null; absent for a scenario without one. */
  readonly refuse?: (argument: string) => string | null;
}

/** A scenario without an argument; its group is the first part of its name. */
export function scenario(
  name: string,
  description: string,
  apply: (world: World) => void,
  slot?: string | null,
): Scenario {
  const group = groupOf(name);
  return { name, group, description, apply, slot: slot === undefined ? group : slot };
}

export function groupOf(name: string): string {
  return name.slice(0, name.indexOf('.'));
}
