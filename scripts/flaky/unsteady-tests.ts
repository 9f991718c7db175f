import type { VitestReport } from '../run-step.ts';

/** A test that failed in at least one run. */
export interface UnsteadyTest {
  readonly name: string;
  readonly failures: number;
  readonly slowestSeconds: number;
  /** The first line of its first failure. */
  readonly reason: string;
}

/** @param reports one for each run, without retries; sorted by the number of failures */
export function unsteadyTests(reports: readonly VitestReport[]): readonly UnsteadyTest[] {
  const tests = new Map<string, UnsteadyTest>();
  for (const result of reports
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ assertionResults }) => assertionResults)) {
    const seconds = (result.duration ?? 0) / 1_000;
    const known = tests.get(result.fullName);
    const isFailure = result.status === 'failed';
    const [message = ''] = result.failureMessages;
    tests.set(result.fullName, {
      name: result.fullName,
      failures: (known?.failures ?? 0) + (isFailure ? 1 : 0),
      slowestSeconds: Math.max(known?.slowestSeconds ?? 0, seconds),
      reason: known?.reason || (isFailure ? (message.split('\n', 1)[0] ?? '') : ''),
    });
  }
  return [...tests.values()]
    .filter(({ failures }) => failures > 0)
    .toSorted((one, other) => other.failures - one.failures);
}
