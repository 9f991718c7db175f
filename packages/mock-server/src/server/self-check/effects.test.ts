import { expect, test } from 'vitest';
import { scenarios } from '../../scenarios/catalogue.ts';
import type { Scenario } from '../../scenarios/create/scenario.ts';
import { alias, asInitialState, scenario } from '../../scenarios/create/scenario.ts';
import type { EffectOf } from './effects.ts';
import { problemsOfEffects, worldsOfScenarios } from './effects.ts';

test('each scenario has a unique effect, or names its equivalent', () => {
  expect(problemsOfEffects(scenarios, worldsOfScenarios())).toEqual([]);
});

const noEffect = () => {};
const one = scenario('cart.one', 'one thing lies in the cart', noEffect);
const many = scenario('cart.many', 'many things lie in the cart', noEffect);
const empty = asInitialState(scenario('cart.empty', 'the cart is empty', noEffect));
const few = alias('cart.few', 'one thing lies in the cart', one);

const problems = (
  effects: Readonly<Record<string, string>>,
  list: readonly Scenario[] = [one, many, empty, few],
) => problemsOfEffects(list, effectOf({ 'cart.one': '1', 'cart.many': '8', 'cart.few': '1', ...effects }));

/** Only the last name has an effect, as in a shop that resets first. */
function effectOf(effects: Readonly<Record<string, string>>): EffectOf {
  return (...names) => `${effects[names.join(' ')] ?? effects[names.at(-1) ?? ''] ?? 'as it begins'} visitor`;
}

test('scenarios with their described effects have no problems', () => {
  expect(problems({})).toEqual([]);
});

test('reports a scenario without an effect', () => {
  expect(problems({ 'cart.many': 'as it begins' })).toEqual(['scenario cart.many changes nothing']);
});

test('reports two scenarios with the same effect', () => {
  expect(problems({ 'cart.many': '1' })).toEqual(['scenario cart.many makes the same world as cart.one']);
});

test('reports an alias whose effect differs', () => {
  expect(problems({ 'cart.few': '2' })).toEqual(['scenario cart.few is no longer the same as cart.one']);
});

test('reports an initial-state scenario that reverts nothing', () => {
  const constantEffects = {
    'cart.one cart.empty': '1',
    'cart.many cart.empty': '8',
    'cart.few cart.empty': '1',
  };
  expect(problems(constantEffects)).toEqual(['scenario cart.empty takes nothing back']);
});
