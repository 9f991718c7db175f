import { applyScenarios } from '../../scenarios/create/apply-scenarios.ts';
import { createWorld } from '../../scenarios/create/create-world.ts';
import type { Scenario } from '../../scenarios/create/scenario.ts';
import { asItBegins } from '../../scenarios/create/scenario.ts';
import { visitorOf } from '../../scenarios/create/visitor.ts';
import { writeSnapshot } from '../../world/create/snapshot.ts';
import { standingStillAtMs } from '../../world/state/clock.ts';
import type { World } from '../../world/state/world.ts';

/** What a session holds, and what its visitor's browser holds, after these scenarios one after the other. */
export type EffectOf = (...names: readonly string[]) => string;

/** Which worlds scenarios make, with the clock standing still: two that are alike are alike to the letter. */
export function worldsOfScenarios(): EffectOf {
  return (...names) => {
    const world = createWorld({ now: standingStillAtMs });
    for (const name of names) applyScenarios(world, name);
    const visitor = visitorOf(world, names.slice(-1), names.length < 2);
    return `${memoryOf(world)} ${JSON.stringify(visitor)}`;
  };
}

/**
 * Scenarios whose name promises what nothing shows: one that changes nothing, two that make the same world, one that
 * says that it is another and is not.
 */
export function problemsOfEffects(list: readonly Scenario[], effectOf: EffectOf): readonly string[] {
  const asBegun = effectOf('');
  const effects = new Map(list.map((one) => [one.name, effectOf(written(one))]));
  const firsts = new Map<string, string>([[asBegun, asItBegins]]);
  for (const { name, sameAs } of list) {
    const effect = effects.get(name) ?? '';
    if (sameAs === undefined && !firsts.has(effect)) firsts.set(effect, name);
  }
  return list.flatMap((one) => {
    const effect = effects.get(one.name) ?? '';
    const twin = firsts.get(effect);
    if (one.sameAs === undefined) return twin === one.name ? [] : [doubled(one.name, twin)];
    if (twin !== one.sameAs) return [`scenario ${one.name} is no longer the same as ${one.sameAs}`];
    return one.sameAs === asItBegins ? takesNothingBack(one, list, effectOf, effect) : [];
  });
}

function doubled(name: string, twin: string | undefined): string {
  return twin === asItBegins
    ? `scenario ${name} changes nothing`
    : `scenario ${name} makes the same world as ${twin}`;
}

/** One that shows the shop as it begins is of use in a running world alone, after another of its slot. */
function takesNothingBack(
  one: Scenario,
  list: readonly Scenario[],
  effectOf: EffectOf,
  effect: string,
): readonly string[] {
  const others = list.filter(({ slot, name }) => slot === one.slot && name !== one.name);
  const isOfUse = others.some((other) => worldIn(effectOf(written(other), one.name)) === worldIn(effect));
  return isOfUse ? [] : [`scenario ${one.name} takes nothing back`];
}

/** Without what the visitor's browser holds, which a turn of a running world leaves as it is. */
function worldIn(effect: string): string {
  return effect.slice(0, effect.lastIndexOf(' '));
}

function written({ name, example }: Scenario): string {
  return example === undefined ? name : `${name.split(':')[0]}:${example}`;
}

function memoryOf({ state }: World): string {
  return writeSnapshot({ ...state, scenarios: [] });
}
