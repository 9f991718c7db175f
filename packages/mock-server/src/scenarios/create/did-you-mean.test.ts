import { expect, test } from 'vitest';
import { applyScenarios } from './apply-scenarios.ts';
import { createWorld } from './create-world.ts';
import { didYouMean, nearestFirst } from './did-you-mean.ts';

test('sorts candidates by edit distance', () => {
  expect(nearestFirst('cart.mny', ['cart.empty', 'cart.one', 'cart.many'])[0]).toBe('cart.many');
  expect(nearestFirst('CART.ONE', ['cart.many', 'cart.one'])[0]).toBe('cart.one');
  expect(nearestFirst('x', ['b', 'a'])).toEqual(['b', 'a']);
});

test('finds candidates in other groups as well', () => {
  const problemOf = (name: string) => {
    try {
      return applyScenarios(createWorld(), name);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  };
  expect(problemOf('cart.mny')).toMatch(/^There is no scenario "cart\.mny"\. There are: cart\.many, /);
  expect(problemOf('chart.many')).toBe('There is no scenario "chart.many". Did you mean cart.many?');
  expect(didYouMean('nonsense', ['cart.many'])).toBe('');
});
