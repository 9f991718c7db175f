import type { MutantResult } from '@stryker-mutator/api/core';

export interface Score {
  /** Mutants that a test noticed, also by never ending. */
  readonly noticed: number;
  readonly survivors: readonly MutantResult[];
  /** Mutants in code that no test of the room runs. */
  readonly uncovered: readonly MutantResult[];
}

type Judged = Pick<MutantResult, 'status'>;

/** Mutants that do not run at all say nothing about the tests: they count nowhere. */
export function scoreOf(results: readonly MutantResult[]): Score {
  const withStatus = (...statuses: readonly Judged['status'][]) =>
    results.filter(({ status }) => statuses.includes(status));
  return {
    noticed: withStatus('Killed', 'Timeout').length,
    survivors: withStatus('Survived'),
    uncovered: withStatus('NoCoverage'),
  };
}

/** The share of the mutants in tested code that a test notices, in percent. NaN without a mutant. */
export function percentNoticed({ noticed, survivors }: Score): number {
  return (100 * noticed) / (noticed + survivors.length);
}

/** `packages/sdk/src/rules/time.ts:4:12  EqualityOperator  a <= b`, to open in an editor. */
export function lineOf({ fileName, location, mutatorName, replacement = '' }: MutantResult): string {
  const { line, column } = location.start;
  const text = replacement.replaceAll('\n', ' ').slice(0, 60);
  return `${fileName}:${line}:${column}  ${mutatorName}  ${text}`;
}
