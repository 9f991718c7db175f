// Runs one check as a separate process and counts its passed and failed tests.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  /** Output to print even if no test failed. */
  readonly notes?: string;
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: { readonly status: string; readonly assertionResults: readonly TestResult[] }[];
}

interface TestResult {
  readonly status: string;
  readonly fullName: string;
  /** Milliseconds. */
  readonly duration?: number | null;
  /** Includes the first attempt of a test that passed on retry. */
  readonly failureMessages: readonly string[];
}

// The tools write into a pipe: only this process knows whether its output is a terminal with colors.
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
// The longest file of a browser project takes two minutes on a busy machine.
const longestSilenceMs = 600_000;
const running = new Set<ChildProcess>();
/** Folders of the reports of these runs. */
const folders = new Set<string>();

/** One tool, which counts as one check. */
export async function runTool(command: string, ...commandArguments: string[]): Promise<StepResult> {
  const { code, output } = await run(command, commandArguments);
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/** One project of vitest, in which each test counts. */
export async function runTests(project: string): Promise<StepResult> {
  const { report, code, output } = await runVitest(project);
  return countTests(report, code, output);
}

/** One run of a project of vitest. The report is missing when the run crashed. */
export async function runVitest(
  project: string,
  vitestArguments: readonly string[] = [],
  reporter = reporterOf(project),
): Promise<{ report: VitestReport | undefined; code: number; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'signal-tests-'));
  folders.add(folder);
  const reportPath = join(folder, 'report.json');
  try {
    const { code, output } = await run('vitest', [
      ...['run', '--project', project, ...vitestArguments],
      ...[`--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${reportPath}`],
    ]);
    return { report: readReport(reportPath), code, output };
  } finally {
    removeFolder(folder);
  }
}

/** By default a file is one line. Three files with many stories would be silent for so long that they seem to hang. */
function reporterOf(project: string): 'default' | 'verbose' {
  return project === 'storybook' ? 'verbose' : 'default';
}

/** Several checks as one. */
export async function allOf(runs: readonly Promise<StepResult>[]): Promise<StepResult> {
  const results = await Promise.all(runs);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    output: results.map(({ output }) => output).join('\n'),
  };
}

/** A program that prints a table of its checks, with `… 37 of 37 …` in each line. */
export async function runTable(script: string): Promise<StepResult> {
  const { code, output } = await run(process.execPath, [script]);
  return { ...countChecks(output, code), output, notes: output };
}

export function countChecks(table: string, code: number): Pick<StepResult, 'passed' | 'failed'> {
  const counts = [...table.matchAll(/ (\d+) of (\d+) /g)].map(([, passed, total]) => [
    Number(passed),
    Number(total),
  ]);
  const passed = counts.reduce((sum, [some = 0]) => sum + some, 0);
  const failures = counts.reduce((sum, [some = 0, all = 0]) => sum + all - some, 0);
  return { passed, failed: failures === 0 && code !== 0 ? 1 : failures };
}

/** For a program that exits now, before any run can end. */
export function endRunningSteps(): void {
  for (const child of running) endGroup(child, 'SIGTERM');
  for (const folder of folders) removeFolder(folder);
}

function removeFolder(folder: string): void {
  folders.delete(folder);
  rmSync(folder, { recursive: true, force: true });
}

export function countTests(report: VitestReport | undefined, code: number, output: string): StepResult {
  if (report === undefined) return { passed: 0, failed: 1, output };
  // A file that fails to load reports no test; a skipped test counts as failed.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + report.numPendingTests + brokenFiles;
  // Vitest can fail without a failed test: on an unhandled error, or without test files.
  const again = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  const notes = [
    ...again.map(({ fullName }) => `Passed at the second try: ${fullName}`),
    // Tests that need a program of the machine report with such a line that it is not installed.
    ...new Set(output.match(/^Not run: .*$/gm)),
  ];
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    output,
    ...(notes.length > 0 && { notes: notes.join('\n') }),
  };
}

function readReport(path: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs a command to its end. A loop without end in a test stops its worker and every timer in it, so only another
 * process can end it: a command that prints nothing for `silenceMs` is ended with all its processes.
 */
export function run(
  command: string,
  commandArguments: readonly string[],
  silenceMs = longestSilenceMs,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colours, REDOCLY_TELEMETRY: 'off' },
      // A separate group, so that the browsers and servers of a step end with it.
      detached: true,
    });
    running.add(child);
    const chunks: Buffer[] = [];
    const silence = setTimeout(() => {
      const lastLine = Buffer.concat(chunks).toString().trimEnd().split('\n').at(-1) ?? '';
      chunks.push(
        Buffer.from(`\nEnded: no output for ${silenceMs / 1_000} s after this line: ${lastLine}\n`),
      );
      endGroup(child, 'SIGKILL');
    }, silenceMs);
    const onOutput = (chunk: Buffer) => {
      chunks.push(chunk);
      silence.refresh();
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('error', (error) => chunks.push(Buffer.from(error.message)));
    child.once('close', (code) => {
      clearTimeout(silence);
      running.delete(child);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // Its last process has just ended.
  }
}
