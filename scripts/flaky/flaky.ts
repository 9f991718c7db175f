// Runs the tests of a project repeatedly and reports which ones fail sometimes: `npm run flaky -- e2e 20`,
// `npm run flaky -- e2e 20 tests/e2e/checkout` for the tests below a path. No test is retried.
import { ensureChromium } from '../find-chromium.ts';
import type { VitestReport } from '../run-step.ts';
import { endRunningSteps, runVitest } from '../run-step.ts';
import { unsteadyTests } from './unsteady-tests.ts';

const browserProjects = ['stories', 'storybook', 'e2e'];
const [project, count = '10', ...paths] = process.argv.slice(2);
const times = Number(count);
if (project === undefined || !(times >= 1)) {
  console.error('Name a project and a number of runs: npm run flaky -- e2e 20');
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    endRunningSteps();
    process.exit(130);
  });

console.log(`Running ${project} ${times} times, without retries`);
if (browserProjects.includes(project)) process.env.CHROMIUM_PATH = ensureChromium();
const reports: VitestReport[] = [];
for (let run = 1; run <= times; run += 1) {
  const startedAt = performance.now();
  const { report, output } = await runVitest(project, ['--retry=0', ...paths]);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  if (report === undefined) {
    console.error(`Run ${run} of ${times} wrote no report:\n${output}`);
    process.exit(1);
  }
  reports.push(report);
  console.log(
    `Run ${run} of ${times}: ${report.numPassedTests} passed, ${report.numFailedTests} failed, ${seconds} s`,
  );
}
const tests = unsteadyTests(reports);
for (const { name, failures, slowestSeconds, reason } of tests)
  console.log(`failed ${failures} of ${times}, slowest ${slowestSeconds.toFixed(1)} s  ${name}\n  ${reason}`);
console.log(`${tests.length} tests failed in at least one of ${times} runs of ${project}.`);
process.exitCode = tests.length === 0 ? 0 : 1;
