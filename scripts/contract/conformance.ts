// Runs the same checks of the SDK on every supported runtime, and prints the results:
// `npm test -- conformance`, or this script for some of them: `… scripts/contract/conformance.ts Bun Deno`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logNothing, startMockServer } from '@signal-shop/mock-server/server';
import { bundleChecks, installPackage } from '../conformance/bundle-checks.ts';
import { installRuntimes } from '../conformance/install-runtimes.ts';
import type { Ground, Runtime } from '../conformance/runtimes.ts';
import { runtimes } from '../conformance/runtimes.ts';

const names = process.argv.slice(2);
const selectedRuntimes = runtimes.filter(({ name }) => names.length === 0 || names.includes(name));
if (selectedRuntimes.length === 0) {
  console.error(`There is no such runtime; there are ${runtimes.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'signal-conformance-'));
try {
  installRuntimes();
  await installPackage(folder);
  await bundleChecks(folder);
  for (const runtime of selectedRuntimes) await report(runtime);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function report(runtime: Runtime): Promise<void> {
  const startedAt = performance.now();
  const { version, lines, passed, total } = await tryOn(runtime);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${runtime.name.padEnd(10)}${version.padEnd(18)}${`${passed} of ${total}`.padEnd(12)}${seconds} s`,
  );
  for (const line of lines) console.log(line);
  if (total === 0 || passed < total) process.exitCode = 1;
}

async function tryOn({ name, run }: Runtime) {
  // One server per runtime, so that runtimes do not share sessions.
  const server = await startMockServer({ port: 0, log: logNothing });
  try {
    const ground: Ground = { folder, baseUrl: server.url };
    const { version, results } = await run(ground);
    const failures = results.filter(({ problem }) => problem !== null);
    const lines = failures.map(({ name: check, problem }) => `  ${check}: ${problem}`);
    return { version, lines, passed: results.length - failures.length, total: results.length };
  } catch (error) {
    return { version: '?', lines: [`  ${name} did not run: ${String(error)}`], passed: 0, total: 0 };
  } finally {
    await server.close();
  }
}
