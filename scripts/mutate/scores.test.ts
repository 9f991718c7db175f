import type { MutantResult } from '@stryker-mutator/api/core';
import { expect, test } from 'vitest';
import { lineOf, percentNoticed, scoreOf } from './scores.ts';

function mutant(status: MutantResult['status']): MutantResult {
  return {
    id: '1',
    fileName: 'packages/sdk/src/rules/time.ts',
    location: { start: { line: 4, column: 12 }, end: { line: 4, column: 18 } },
    mutatorName: 'EqualityOperator',
    replacement: 'a <=\nb',
    status,
  };
}

test('a mutant that never ends is noticed, and code without tests lowers no percentage', () => {
  const score = scoreOf([
    ...['Killed', 'Timeout', 'Killed', 'Survived'].map((status) => mutant(status as MutantResult['status'])),
    mutant('NoCoverage'),
    mutant('CompileError'),
    mutant('Ignored'),
  ]);
  expect([score.noticed, score.survivors.length, score.uncovered.length]).toEqual([3, 1, 1]);
  expect(percentNoticed(score)).toBe(75);
});

test('a room without mutants has no percentage', () => {
  expect(percentNoticed(scoreOf([]))).toBeNaN();
});

test('a survivor is one line that an editor can open', () => {
  expect(lineOf(mutant('Survived'))).toBe('packages/sdk/src/rules/time.ts:4:12  EqualityOperator  a <= b');
});
