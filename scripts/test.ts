// Runs every check in order, goes on after a failure, and ends with the sums: `npm test`, `npm test -- unit web`, `npm run check`.
import { ensureChromium } from './find-chromium.ts';
import type { StepResult } from './run-step.ts';
import { endRunningSteps, runTable, runTests, runTool } from './run-step.ts';

interface Step {
  readonly name: string;
  readonly fast: boolean;
  readonly run: () => Promise<StepResult>;
}

const steps: Step[] = [
  { name: 'generated', fast: true, run: () => runTool(process.execPath, 'scripts/check-generated.ts') },
  {
    name: 'contract',
    fast: true,
    run: () => lintDocuments(['openapi/openapi.yaml', 'openapi/control/openapi.yaml']),
  },
  {
    name: 'changes',
    fast: true,
    run: () => runTool(process.execPath, 'scripts/contract-diff.ts'),
  },
  { name: 'lint', fast: true, run: () => runTool('biome', 'check', '--error-on-warnings', '.') },
  { name: 'types', fast: true, run: () => runTool('tsc', '--noEmit') },
  { name: 'unit', fast: true, run: () => runTests('unit') },
  { name: 'web', fast: false, run: () => runTests('web') },
  { name: 'tests', fast: false, run: () => runTests('tests') },
  { name: 'flows', fast: false, run: () => runTests('flows') },
  { name: 'journeys', fast: false, run: () => runTable('scripts/journeys.ts') },
  { name: 'conformance', fast: false, run: () => runTable('scripts/conformance.ts') },
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

const total = { passed: 0, failed: 0 };
for (const step of chosenSteps(process.argv.slice(2))) {
  const started = performance.now();
  const result = await step.run();
  total.passed += result.passed;
  total.failed += result.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const verdict = result.failed === 0 ? 'ok' : 'FAILED';
  console.log(
    `${step.name.padEnd(13)} ${verdict.padEnd(7)} ${count(result).padEnd(22)} ${seconds.padStart(6)} s`,
  );
  const text = result.failed > 0 ? result.output : result.notes;
  if (text !== undefined) console.log(`\n${text.trimEnd()}\n`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function chosenSteps(choices: string[]): Step[] {
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

/** Each is linted by the rules that lie beside it. */
async function lintDocuments(roots: readonly string[]): Promise<StepResult> {
  const lints = roots.map((root) =>
    runTool('redocly', 'lint', root, '--config', root.replace('openapi.yaml', 'redocly.yaml')),
  );
  const results = await Promise.all(lints);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    output: results.map(({ output }) => output).join('\n'),
  };
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
