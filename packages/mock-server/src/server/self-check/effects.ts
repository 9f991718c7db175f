import { applyScenarios } from '../../scenarios/create/apply-scenarios.ts';
import { createWorld } from '../../scenarios/create/create-world.ts';
import type { Scenario } from '../../scenarios/create/scenario.ts';
import { initialStateName } from '../../scenarios/create/scenario.ts';
import { visitorOf } from '../../scenarios/create/visitor.ts';
import { writeSnapshot } from '../../world/create/snapshot.ts';
import { frozenAtMs } from '../../world/state/clock.ts';
import type { World } from '../../world/state/world.ts';

/** The state of a session and of its visitor's browser after these scenarios, applied in turn. */
export type EffectOf = (...names: readonly string[]) => string;

/** Applies scenarios with a frozen clock, so that equal effects serialize to equal text. */
export function worldsOfScenarios(): EffectOf {
  return (...names) => {
    const world = createWorld({ now: frozenAtMs });
    for (const name of names) applyScenarios(world, name);
    const visitor = visitorOf(world, names.slice(-1), names.length < 2);
    return `${memoryOf(world)} ${JSON.stringify(visitor)}`;
  };
}

/**
 * Scenarios whose effect contradicts their description: no effect, the effect of another scenario, or an alias with a
 * different effect.
 */
export function problemsOfEffects(list: readonly Scenario[], effectOf: EffectOf): readonly string[] {
  const initialEffect = effectOf('');
  const effects = new Map(list.map((one) => [one.name, effectOf(exampleOf(one))]));
  const firsts = new Map<string, string>([[initialEffect, initialStateName]]);
  for (const { name, sameAs } of list) {
    const effect = effects.get(name) ?? '';
    if (sameAs === undefined && !firsts.has(effect)) firsts.set(effect, name);
  }
  return list.flatMap((one) => {
    const effect = effects.get(one.name) ?? '';
    const firstName = firsts.get(effect);
    if (one.sameAs === undefined)
      return firstName === one.name ? [] : [sameEffectProblem(one.name, firstName)];
    if (firstName !== one.sameAs) return [`scenario ${one.name} is no longer the same as ${one.sameAs}`];
    return one.sameAs === initialStateName ? revertsNothing(one, list, effectOf, effect) : [];
  });
}

function sameEffectProblem(name: string, firstName: string | undefined): string {
  return firstName === initialStateName
    ? `scenario ${name} changes nothing`
    : `scenario ${name} makes the same world as ${firstName}`;
}

/** An initial-state scenario has an effect in a running world only, after another of its slot. */
function revertsNothing(
  one: Scenario,
  list: readonly Scenario[],
  effectOf: EffectOf,
  effect: string,
): readonly string[] {
  const others = list.filter(({ slot, name }) => slot === one.slot && name !== one.name);
  const isOfUse = others.some((other) => worldIn(effectOf(exampleOf(other), one.name)) === worldIn(effect));
  return isOfUse ? [] : [`scenario ${one.name} takes nothing back`];
}

/** Without the browser's cookies, which do not change when scenarios are applied to a running world. */
function worldIn(effect: string): string {
  return effect.slice(0, effect.lastIndexOf(' '));
}

function exampleOf({ name, example }: Scenario): string {
  return example === undefined ? name : `${name.split(':')[0]}:${example}`;
}

function memoryOf({ state }: World): string {
  return writeSnapshot({ ...state, scenarios: [] });
}
