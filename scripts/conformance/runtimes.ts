// The commands with which each runtime prints its version and runs the bundled checks.
import { spawn } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { CheckResult } from '../../packages/sdk/conformance/conformance.ts';
import { chromiumArguments, ensureChromium } from '../find-chromium.ts';
import { runtimeFolder } from './install-runtimes.ts';

/** Input of every runtime: a folder with the bundle, and a mock server. */
export interface Ground {
  readonly folder: string;
  readonly baseUrl: string;
}

export interface Runtime {
  readonly name: string;
  readonly run: (ground: Ground) => Promise<RuntimeReport>;
}

export interface RuntimeReport {
  readonly version: string;
  readonly results: readonly CheckResult[];
}

const node22 = join(runtimeFolder, 'node_modules', 'node22', 'bin', 'node');

export const runtimes: readonly Runtime[] = [
  { name: 'Node 22', run: (ground) => runProcess(ground, node22) },
  { name: 'Node 24', run: (ground) => runProcess(ground, process.execPath) },
  { name: 'Bun', run: (ground) => runProcess(ground, bin('bun'), 'run') },
  { name: 'Deno', run: (ground) => runProcess(ground, bin('deno'), 'run', '--allow-all') },
  { name: 'workerd', run: runWorkerd },
  { name: 'Chromium', run: runChromium },
];

function bin(name: string): string {
  return join(runtimeFolder, 'node_modules', '.bin', name);
}

const programs = join(import.meta.dirname, 'programs');

async function runProcess(
  { folder, baseUrl }: Ground,
  program: string,
  ...programArguments: string[]
): Promise<RuntimeReport> {
  const path = copyProgram('process.mjs', folder);
  const output = await run({}, program, ...programArguments, path, baseUrl);
  const version = /\d+\.\d+\.\d+/.exec(await run({}, program, '--version'))?.[0] ?? 'unknown';
  return { version, results: resultsIn(output) };
}

async function runWorkerd({ folder, baseUrl }: Ground): Promise<RuntimeReport> {
  copyProgram('worker.mjs', folder);
  const configuration = copyProgram('worker.capnp', folder);
  const output = await run({ MOCK_ADDRESS: baseUrl }, bin('workerd'), 'test', configuration);
  const version = /\d{4}-\d\d-\d\d/.exec(await run({}, bin('workerd'), '--version'))?.[0] ?? 'unknown';
  return { version, results: resultsIn(output) };
}

function copyProgram(name: string, folder: string): string {
  const path = join(folder, name);
  copyFileSync(join(programs, name), path);
  return path;
}

async function runChromium({ folder, baseUrl }: Ground): Promise<RuntimeReport> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    const page = await (await browser.newContext({ bypassCSP: true })).newPage();
    await page.goto(baseUrl);
    const code = readFileSync(join(folder, 'conformance.mjs'), 'utf8');
    const results = await page.evaluate(
      async ({ code, baseUrl }) => {
        const { runChecks } = await import(
          URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
        );
        return runChecks(baseUrl);
      },
      { code, baseUrl },
    );
    return { version: browser.version(), results };
  } finally {
    await browser.close();
  }
}

const mark = 'conformance ';

function resultsIn(output: string): readonly CheckResult[] {
  const line = output.split('\n').find((candidate) => candidate.includes(mark));
  if (line === undefined) throw new Error(`the checks reported nothing:\n${output}`);
  const text = line.slice(line.indexOf(mark) + mark.length);
  return JSON.parse(text.slice(0, text.lastIndexOf(']') + 1));
}

/** The output of a program, for any exit code. */
function run(
  environment: Readonly<Record<string, string>>,
  program: string,
  ...programArguments: string[]
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArguments, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...environment },
      timeout: 60_000,
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}
