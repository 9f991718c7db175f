import type { CallId } from '@signal-shop/sdk/contract';
import type { RefusalName } from '../../messages/message-types.ts';
import type { Fault } from '../../world/state/faults.ts';
import type { WorldState } from '../../world/state/state.ts';
import type { World } from '../../world/state/world.ts';

/** A named change of the world. Scenarios compose, unless two of them have the same slot. */
export interface Scenario {
  /** Its name in URLs; after `:` comes the placeholder of its argument. */
  readonly name: string;
  readonly group: string;
  /** The visible effect. */
  readonly description: string;
  /** Scenarios of one slot contradict each other; null composes with everything. */
  readonly slot: string | null;
  readonly apply: (world: World, argument: string) => void;
  /** An error message for an invalid argument, otherwise null; absent for a scenario without an argument. */
  readonly refuse?: (argument: string) => string | null;
  /** An example of the argument. */
  readonly example?: string;
  /** The scenario with the same effect; `default` for the initial state, which reverts others of its slot. */
  readonly sameAs?: string;
}

/** The name of the initial state. */
export const initialStateName = 'default';

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
export function withRefusal(reason: RefusalName, ...calls: readonly CallId[]): Change {
  return ({ state }) => {
    for (const call of calls) state.refusals.set(call, reason);
  };
}

/** Removes the refusals that `refuses` added. */
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

/** Marks a scenario as the initial state: in a running world it reverts others of its slot. */
export function asInitialState(one: Scenario): Scenario {
  return { ...one, sameAs: initialStateName };
}

/** A second name for a scenario. */
export function alias(name: string, description: string, { name: sameAs, apply, slot }: Scenario): Scenario {
  return { ...scenario(name, description, (world) => apply(world, ''), slot), sameAs };
}

export function groupOf(name: string): string {
  return name.slice(0, name.indexOf('.'));
}
