import { scenarioList } from '@signal-shop/mock-server';
import { expect, test } from 'vitest';
import { argumentOf, findScenarios } from './scenario-filter.ts';

test('without a search all scenarios are listed, in groups', () => {
  const groups = findScenarios(scenarioList, '');
  expect(groups.flatMap(({ scenarios }) => scenarios)).toHaveLength(scenarioList.length);
  expect(new Set(groups.map(({ group }) => group)).size).toBe(groups.length);
});

test('the search matches names and descriptions', () => {
  const matches = findScenarios(scenarioList, 'flash SOLD').flatMap(({ scenarios }) => scenarios);
  expect(matches.map(({ name }) => name)).toContain('flash.sold-out');
  expect(matches.length).toBeLessThan(5);
});

test('names that start with the search text come first, descriptions last', () => {
  const names = findScenarios(scenarioList, 'cart').flatMap(({ scenarios }) =>
    scenarios.map(({ name }) => name),
  );
  const starts = names.filter((name) => name.startsWith('cart'));
  expect(starts.length).toBeGreaterThan(5);
  expect(names.slice(0, starts.length)).toEqual(starts);
  const isNamed = names.map((name) => name.includes('cart'));
  expect(isNamed).toEqual(isNamed.toSorted((one, other) => Number(other) - Number(one)));
});

test('a scenario with an argument shows its placeholder', () => {
  expect(argumentOf('auth.expires-after:N')).toEqual({ prefix: 'auth.expires-after:', placeholder: 'N' });
  expect(argumentOf('cart.many')).toBeNull();
});
