import { expect, test } from 'vitest';
import { scenarios } from '../../scenarios/catalogue.ts';
import type { Scenario } from '../../scenarios/create/scenario.ts';
import { alias, asEver, scenario } from '../../scenarios/create/scenario.ts';
import type { EffectOf } from './effects.ts';
import { problemsOfEffects, worldsOfScenarios } from './effects.ts';

test('each scenario makes a world of its own, or says whose world it makes', () => {
  expect(problemsOfEffects(scenarios, worldsOfScenarios())).toEqual([]);
});

const nothing = () => {};
const one = scenario('cart.one', 'one thing lies in the cart', nothing);
const many = scenario('cart.many', 'many things lie in the cart', nothing);
const empty = asEver(scenario('cart.empty', 'the cart is empty', nothing));
const few = alias('cart.few', 'one thing lies in the cart', one);

const told = (
  effects: Readonly<Record<string, string>>,
  list: readonly Scenario[] = [one, many, empty, few],
) => problemsOfEffects(list, effectOf({ 'cart.one': '1', 'cart.many': '8', 'cart.few': '1', ...effects }));

/** The last name counts, as in a shop that forgets what was chosen before. */
function effectOf(effects: Readonly<Record<string, string>>): EffectOf {
  return (...names) => `${effects[names.join(' ')] ?? effects[names.at(-1) ?? ''] ?? 'as it begins'} visitor`;
}

test('scenarios that do what they say are fine', () => {
  expect(told({})).toEqual([]);
});

test('one that lost its effect is named', () => {
  expect(told({ 'cart.many': 'as it begins' })).toEqual(['scenario cart.many changes nothing']);
});

test('two that make the same world are named', () => {
  expect(told({ 'cart.many': '1' })).toEqual(['scenario cart.many makes the same world as cart.one']);
});

test('a second name for a world that is not the same any more is named', () => {
  expect(told({ 'cart.few': '2' })).toEqual(['scenario cart.few is no longer the same as cart.one']);
});

test('one for the shop as it begins that takes nothing back is named', () => {
  const stuck = { 'cart.one cart.empty': '1', 'cart.many cart.empty': '8', 'cart.few cart.empty': '1' };
  expect(told(stuck)).toEqual(['scenario cart.empty takes nothing back']);
});
