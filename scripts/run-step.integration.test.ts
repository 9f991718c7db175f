import { expect, test } from 'vitest';
import { countChecks, countTests, run } from './run-step.ts';

const none: readonly string[] = [];
const passedTest = { status: 'passed', fullName: 'a menu opens', failureMessages: none };
const passedFile = { status: 'passed', assertionResults: [passedTest] };

function report({ passed = 3, failed = 0, pending = 0, testResults = [passedFile] } = {}) {
  return { numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, testResults };
}

test('counts each passed and each failed test', () => {
  expect(countTests(report({ passed: 3, failed: 2 }), 1, '')).toMatchObject({ passed: 3, failed: 2 });
});

test('counts a skipped test as failed', () => {
  expect(countTests(report({ pending: 1 }), 0, '')).toMatchObject({ passed: 3, failed: 1 });
});

test('counts a file that cannot be loaded as one failure', () => {
  const brokenFile = { status: 'failed', assertionResults: [] };
  expect(countTests(report({ testResults: [passedFile, brokenFile] }), 1, '')).toMatchObject({ failed: 1 });
});

test('counts an unhandled error without a failed test as one failure', () => {
  expect(countTests(report(), 1, '')).toMatchObject({ passed: 3, failed: 1 });
});

test('counts a run that wrote no report as one failure and keeps what it said', () => {
  expect(countTests(undefined, 1, 'it crashed')).toEqual({ passed: 0, failed: 1, output: 'it crashed' });
});

test('names the tests that passed only when they were tried again', () => {
  const again = { status: 'passed', fullName: 'a cart fills', failureMessages: ['Timeout'] };
  const testResults = [{ status: 'passed', assertionResults: [passedTest, again] }];
  expect(countTests(report({ testResults }), 0, '')).toMatchObject({
    failed: 0,
    notes: 'Passed at the second try: a cart fills',
  });
  expect(countTests(report(), 0, '')).not.toHaveProperty('notes');
});

test('names each program once that tests did not find', () => {
  const line = 'Not run: the tests with nginx, which is not installed.';
  const output = `stderr | a.test.ts\n${line}\nstderr | b.test.ts\n${line}\n`;
  expect(countTests(report(), 0, output)).toMatchObject({ failed: 0, notes: line });
});

test('counts the checks of every runtime in the table', () => {
  const table =
    'Bun       1.4.4    37 of 37    0.3 s\nDeno      2.9.6    35 of 37    1.0 s\n  a check: Error\n';
  expect(countChecks(table, 1)).toEqual({ passed: 72, failed: 2 });
  expect(countChecks('Bun       ?    0 of 0    0.0 s\n  Bun did not run: Error\n', 1)).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('a step that hangs is ended with its processes, and names the last line it printed', async () => {
  const program = `
    console.log('cart.test.ts');
    require('node:child_process').spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'inherit' });
    for (;;);
  `;
  const { code, output } = await run(process.execPath, ['-e', program], 1_000);
  expect(code).toBe(1);
  expect(output).toContain('Ended: no output for 1 s after this line: cart.test.ts');
});
