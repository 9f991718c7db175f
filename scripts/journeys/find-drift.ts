import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractBundle } from '../generate/generated-files.ts';
import { runTool } from '../run-step.ts';
import { traffic } from './run-journeys.ts';
import type { Verdict } from './verdict.ts';

interface Part {
  readonly covered: number;
  readonly total: number;
}

interface Report {
  readonly totals: Readonly<Record<'operations' | 'parameters' | 'properties' | 'responses', Part>>;
}

/** The event stream never ends, so no journey includes it. */
const withoutJourney = 1;

/** Compares the requests and responses of the journeys with the contract. */
export async function findDrift(folder: string): Promise<Verdict> {
  const coverage = join(folder, 'coverage.json');
  const { failed, output } = await runTool(
    'redocly',
    ...['drift', join(folder, traffic), '--api', contractBundle, '--match-mode', 'basepath'],
    // Redocly adds this header.
    ...['--ignore-headers', 'x-har-request-id'],
    ...['--coverage', '--coverage-output', coverage],
  );
  if (failed > 0) return { name: 'drift', passed: 0, total: 1, unit: 'runs', findings: [output] };
  const { totals }: Report = JSON.parse(readFileSync(coverage, 'utf8'));
  const { operations, parameters, properties } = totals;
  const unit = `calls, ${share(parameters)} parameters, ${share(properties)} fields`;
  const expected = operations.total - withoutJourney;
  return { name: 'drift', passed: operations.covered, total: expected, unit, findings: [] };
}

function share({ covered, total }: Part): string {
  return `${Math.round((100 * covered) / total)} %`;
}
