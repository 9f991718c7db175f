import type { CallId } from '@signal-shop/sdk/contract';
import type { RefusalName } from '../../messages/message-types.ts';
import type { Fault } from '../../world/state/faults.ts';
import type { WorldState } from '../../world/state/state.ts';
import type { World } from '../../world/state/world.ts';

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
  /** An argument that shows it; for a scenario with one. */
  readonly example?: string;
  /** The scenario that makes the same world; `default` for the shop as it begins, which takes back what others did. */
  readonly sameAs?: string;
}

/** Stands for the shop as it begins. */
export const asItBegins = 'default';

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

type Change = (world: World) => void;

/** Refuses every request of the operations. */
export function refuses(reason: RefusalName, ...calls: readonly CallId[]): Change {
  return ({ state }) => {
    for (const call of calls) state.refusals.set(call, reason);
  };
}

/** Takes back what `refuses` did. */
export function accepts(...calls: readonly CallId[]): Change {
  return ({ state }) => {
    for (const call of calls) state.refusals.delete(call);
  };
}

export function settles(values: Partial<WorldState>): Change {
  return ({ state }) => {
    Object.assign(state, values);
  };
}

export function breaks(fault: Fault): Change {
  return ({ state }) => {
    state.faults.push({ ...fault });
  };
}

/** One that shows the shop as it begins: in a running world it takes back what others of its slot did. */
export function asEver(one: Scenario): Scenario {
  return { ...one, sameAs: asItBegins };
}

/** A second name, for whoever looks for the state under it. */
export function alias(name: string, description: string, { name: sameAs, apply, slot }: Scenario): Scenario {
  return { ...scenario(name, description, (world) => apply(world, ''), slot), sameAs };
}

export function groupOf(name: string): string {
  return name.slice(0, name.indexOf('.'));
}
