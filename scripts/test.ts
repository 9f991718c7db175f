// Runs every check in order, continues after a failure, and prints the totals: `npm test`, `npm test -- unit web`, `npm run check`.

import { sideBySide } from './bench/side-by-side.ts';
import { checkTypes } from './check-types.ts';
import { ensureChromium } from './find-chromium.ts';
import type { StepResult } from './run-step.ts';
import { allOf, endRunningSteps, runTable, runTests, runTool } from './run-step.ts';

interface Step {
  readonly name: string;
  readonly fast: boolean;
  /** Adjacent steps of one kind run concurrently: each uses one core, and they do not share files. */
  readonly concurrentKind?: 'readers' | 'programs';
  readonly run: () => Promise<StepResult>;
}

const steps: Step[] = [
  {
    name: 'generated',
    fast: true,
    run: () => runTool(process.execPath, 'scripts/generate/check-generated.ts'),
  },
  {
    name: 'contract',
    fast: true,
    concurrentKind: 'readers',
    run: () => allOf(['openapi/openapi.yaml', 'openapi/control/openapi.yaml'].map(lintContract)),
  },
  {
    name: 'changes',
    fast: true,
    concurrentKind: 'readers',
    run: () => runTool(process.execPath, 'scripts/contract/contract-diff.ts'),
  },
  {
    name: 'lint',
    fast: true,
    concurrentKind: 'readers',
    run: () => runTool('biome', 'check', '--error-on-warnings', '.'),
  },
  {
    name: 'english',
    fast: true,
    concurrentKind: 'readers',
    run: () => runTool(process.execPath, 'scripts/documents/plain-english.ts'),
  },
  {
    name: 'types',
    fast: true,
    concurrentKind: 'readers',
    run: checkTypes,
  },
  { name: 'unit', fast: true, run: () => runTests('unit') },
  { name: 'web', fast: false, run: () => runTests('web') },
  { name: 'tests', fast: false, run: () => runTests('tests') },
  {
    name: 'integration',
    fast: false,
    concurrentKind: 'programs',
    run: () => runTests('integration'),
  },
  { name: 'flows', fast: false, concurrentKind: 'programs', run: () => runTests('flows') },
  {
    name: 'journeys',
    fast: false,
    concurrentKind: 'programs',
    run: () => runTable('scripts/documents/journeys.ts'),
  },
  {
    name: 'conformance',
    fast: false,
    concurrentKind: 'programs',
    run: () => runTable('scripts/contract/conformance.ts'),
  },
  { name: 'stories', fast: false, run: () => runInBrowser('stories') },
  { name: 'storybook', fast: false, run: () => runInBrowser('storybook') },
  { name: 'e2e', fast: false, run: () => runInBrowser('e2e') },
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endRunningSteps();
    process.exit(130);
  });
}

const lanes = 2;
const total = { passed: 0, failed: 0 };
for (const neighbours of neighboursIn(selectSteps(process.argv.slice(2)))) {
  const runs = sideBySide(neighbours, lanes, runStep);
  for (const run of runs) report(await run);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

interface FinishedStep {
  readonly name: string;
  readonly result: StepResult;
  readonly seconds: number;
}

async function runStep({ name, run }: Step): Promise<FinishedStep> {
  const startedAt = performance.now();
  const result = await run();
  return { name, result, seconds: (performance.now() - startedAt) / 1000 };
}

function report({ name, result, seconds }: FinishedStep): void {
  total.passed += result.passed;
  total.failed += result.failed;
  const verdict = result.failed === 0 ? 'ok' : 'FAILED';
  const time = `${seconds.toFixed(1).padStart(6)} s`;
  console.log(`${name.padEnd(13)} ${verdict.padEnd(7)} ${count(result).padEnd(22)} ${time}`);
  const text = result.failed > 0 ? result.output : result.notes;
  if (text !== undefined) console.log(`\n${text.trimEnd()}\n`);
}

/** Groups of steps that run concurrently; every other step is its own group. */
function neighboursIn(selectedSteps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = [];
  for (const step of selectedSteps) {
    const last = groups.at(-1);
    if (
      last !== undefined &&
      step.concurrentKind !== undefined &&
      last[0]?.concurrentKind === step.concurrentKind
    )
      last.push(step);
    else groups.push([step]);
  }
  return groups;
}

function selectSteps(choices: string[]): Step[] {
  const names = choices.filter((choice) => !choice.startsWith('--'));
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no step ${unknown.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}.`,
    );
    process.exit(1);
  }
  if (names.length > 0) return steps.filter((step) => names.includes(step.name));
  return choices.includes('--fast') ? steps.filter((step) => step.fast) : steps;
}

/** Each contract has its linter rules in its folder. */
function lintContract(root: string): Promise<StepResult> {
  return runTool('redocly', 'lint', root, '--config', root.replace('openapi.yaml', 'redocly.yaml'));
}

async function runInBrowser(project: string): Promise<StepResult> {
  try {
    process.env.CHROMIUM_PATH = ensureChromium();
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  }
  return runTests(project);
}

function count({ passed, failed }: StepResult): string {
  return failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
}
