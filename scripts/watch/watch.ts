// After each change: the generated files, the types incrementally, and the tests that import a changed or newly generated file.
// `npm run watch` prints one line for each run, and the output of what failed.
import { existsSync, watch } from 'node:fs';
import { checkTypes } from '../check-types.ts';
import type { StepResult } from '../run-step.ts';
import { endRunningSteps, runTool } from '../run-step.ts';
import { changedGenerated, readGenerated } from './generated-sources.ts';
import type { Outcome } from './plan.ts';
import { isSource, planOf, statusLine } from './plan.ts';

const folders = ['openapi', 'packages', 'scripts', 'tests', '.storybook'];
/** Editors write a file in several steps, and a branch changes many at once. */
const settleMs = 200;
/** The projects without a browser. */
const projects = ['unit', 'integration', 'web', 'tests', 'flows'].flatMap((name) => ['--project', name]);

const changed = new Set<string>();
let timer: NodeJS.Timeout | undefined;
let isRunning = false;

for (const folder of folders) {
  watch(folder, { recursive: true }, (_event, name) => {
    const path = `${folder}/${name ?? ''}`;
    if (!isSource(path)) return;
    changed.add(path);
    schedule();
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endRunningSteps();
    process.exit(130);
  });
}
console.log(
  `Watching ${folders.join(', ')}. The first check of the types takes a while, the next ones are incremental.`,
);
await runAll([]);

function schedule(): void {
  clearTimeout(timer);
  if (!isRunning) timer = setTimeout(() => void runAll([...changed]), settleMs);
}

/** @param paths none checks the types of everything */
async function runAll(paths: readonly string[]): Promise<void> {
  isRunning = true;
  changed.clear();
  const { generates, checksTypes, tested } = planOf(paths);
  const outcomes: Outcome[] = [];
  const generated: string[] = [];
  if (generates) {
    const before = readGenerated('.');
    outcomes.push(await timed('generated', () => runTool(process.execPath, 'scripts/generate/generate.ts')));
    generated.push(...changedGenerated(before, readGenerated('.')));
  }
  const existing = [...tested, ...generated].filter((path) => existsSync(path));
  outcomes.push(
    ...(await Promise.all([
      ...(checksTypes || paths.length === 0 ? [timed('types', checkTypes)] : []),
      ...(existing.length > 0 ? [timed('tests', () => runRelatedTests(existing))] : []),
    ])),
  );
  console.log(statusLine(new Date().toLocaleTimeString('en-GB'), outcomes));
  isRunning = false;
  if (changed.size > 0) schedule();
}

async function timed(name: string, run: () => Promise<StepResult>): Promise<Outcome> {
  const startedAt = performance.now();
  const { failed, output } = await run();
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  return { name, isOk: failed === 0, seconds: (performance.now() - startedAt) / 1000 };
}

function runRelatedTests(paths: readonly string[]): Promise<StepResult> {
  return runTool('vitest', 'related', '--run', '--passWithNoTests', '--reporter=dot', ...projects, ...paths);
}
