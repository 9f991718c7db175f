import { expect, test } from 'vitest';
import { countTests } from './run-step.ts';

const passing = { status: 'passed', assertionResults: [{}] };

function report({ passed = 3, failed = 0, pending = 0, testResults = [passing] } = {}) {
  return { numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, testResults };
}

test('counts each passed and each failed test', () => {
  expect(countTests(report({ passed: 3, failed: 2 }), 1, '')).toMatchObject({ passed: 3, failed: 2 });
});

test('counts a skipped test as failed', () => {
  expect(countTests(report({ pending: 1 }), 0, '')).toMatchObject({ passed: 3, failed: 1 });
});

test('counts a file that cannot be loaded as one failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  expect(countTests(report({ testResults: [passing, broken] }), 1, '')).toMatchObject({ failed: 1 });
});

test('counts an unhandled error without a failed test as one failure', () => {
  expect(countTests(report(), 1, '')).toMatchObject({ passed: 3, failed: 1 });
});

test('counts a run that wrote no report as one failure and keeps what it said', () => {
  expect(countTests(undefined, 1, 'it crashed')).toEqual({ passed: 0, failed: 1, output: 'it crashed' });
});
