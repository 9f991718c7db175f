import { expect, test } from 'vitest';
import type { VitestReport } from '../run-step.ts';
import { unsteadyTests } from './unsteady-tests.ts';

interface Run {
  readonly fullName: string;
  readonly duration: number;
  readonly failure?: string;
}

function report(...runs: readonly Run[]): VitestReport {
  const assertionResults = runs.map(({ fullName, duration, failure }) => ({
    fullName,
    duration,
    status: failure === undefined ? 'passed' : 'failed',
    failureMessages: failure === undefined ? [] : [failure],
  }));
  return {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [{ status: 'passed', assertionResults }],
  };
}

test('lists the tests that failed in some run, the most frequent first, with the slowest run and the first reason', () => {
  const cart = (failure?: string) => ({
    fullName: 'a cart fills',
    duration: 2_000,
    ...(failure && { failure }),
  });
  const menu = (duration: number, failure?: string) => ({
    fullName: 'a menu opens',
    duration,
    ...(failure && { failure }),
  });
  const steady = { fullName: 'a page loads', duration: 10 };
  expect(
    unsteadyTests([
      report(cart('Error: no cart\n  at cart'), menu(500, 'Timeout'), steady),
      report(cart(), menu(4_000, 'Error: other'), steady),
      report(cart(), menu(300), steady),
    ]),
  ).toEqual([
    { name: 'a menu opens', failures: 2, slowestSeconds: 4, reason: 'Timeout' },
    { name: 'a cart fills', failures: 1, slowestSeconds: 2, reason: 'Error: no cart' },
  ]);
});
