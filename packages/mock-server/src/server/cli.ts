#!/usr/bin/env node
// The command line of the mock shop: `npm run mock -- --help`.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { demoCustomer } from '../index.ts';
import { scenarioList } from '../scenarios/apply-scenarios.ts';
import type { Command } from './cli-options.ts';
import { readCommand, UsageError, usage } from './cli-options.ts';
import { bundleLocation } from './contract.ts';
import { checkHonesty } from './honesty/check.ts';
import { coverageOf, coverageTable } from './honesty/coverage.ts';
import { readHar } from './honesty/read-har.ts';
import { listenOnFreePort, movedPortSentence } from './listen-on-free-port.ts';
import { referencePath } from './reference/answer-reference.ts';
import { readReferenceContract } from './reference/reference-page.ts';
import { startMockServer } from './start-mock-server.ts';

const exitCodes = { usage: 2, contract: 3, coverage: 4 } as const;

try {
  await run(readCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof UsageError ? exitCodes.usage : 1;
}

async function run(command: Command): Promise<void> {
  if (command.name === 'start') await start(command.options);
  else if (command.name === 'scenarios') console.log(listScenarios());
  else if (command.name === 'explain') console.log(explain(command.scenario));
  else if (command.name === 'check') await check();
  else if (command.name === 'coverage') await coverage(command.file);
  else if (command.name === 'prism') await runPrism(command.port);
  else console.log(usage);
}

async function start(options: Parameters<typeof startMockServer>[0]): Promise<void> {
  // Requests leave little behind: a heap that grows with the traffic would take 100 MB for nothing.
  for (const flag of ['--semi-space-growth-factor=1', '--heap-growing-percent=20']) setFlagsFromString(flag);
  const server = await startMockServer(options);
  const moved = movedPortSentence('the mock shop', server);
  const lines = [
    ...(moved === null ? [] : [moved]),
    `Mock shop     ${server.url}/api/…`,
    `Reference     ${server.url}${referencePath}`,
    `Control       ${server.url}/__mock`,
    ...(server.controlToken === null
      ? []
      : [`Control token ${server.controlToken}  (send it as x-mock-control)`]),
    `Log in as     ${demoCustomer.email} · ${demoCustomer.password}`,
    ...(options.scenario?.length ? [`Scenarios     ${options.scenario.join(', ')}`] : []),
    'Ctrl-C ends it.',
  ];
  // Before anybody reads how to end it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  console.log(lines.join('\n'));
}

function listScenarios(): string {
  const groups = Map.groupBy(scenarioList, ({ group }) => group);
  return [...groups]
    .map(([group, entries]) => {
      const lines = entries.map(({ name, description }) => `  ${name.padEnd(26)} ${description}`);
      return [group, ...lines].join('\n');
    })
    .join('\n\n');
}

function explain(name: string): string {
  const scenario = scenarioList.find((candidate) => candidate.name === name);
  if (scenario === undefined) {
    const [group = ''] = name.split('.');
    const near = scenarioList
      .filter((candidate) => candidate.name.startsWith(group))
      .map((found) => found.name);
    const hint = near.length === 0 ? 'mock scenarios lists all.' : `Did you mean one of: ${near.join(', ')}?`;
    throw new UsageError(`There is no scenario "${name}". ${hint}`);
  }
  return [
    `${scenario.name}: ${scenario.description}`,
    '',
    `For every session      npm start -- --scenario ${name}`,
    `For one request        curl -H 'x-mock-scenario: ${name}' …`,
    `For one session        POST /__mock/sessions/default/scenario {"scenarios":["${name}"]}`,
  ].join('\n');
}

async function check(): Promise<void> {
  const { calls, answers, scenarios, problems } = checkHonesty(await readReferenceContract());
  for (const problem of problems) console.error(problem);
  console.log(`${calls} calls, ${answers} answers, ${scenarios} scenarios: ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = exitCodes.contract;
}

async function coverage(file: string): Promise<void> {
  const contract = await readReferenceContract();
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`The recording ${file} cannot be read.`);
  });
  const found = coverageOf(contract, readHar(text, contract));
  console.log(coverageTable(found));
  if (found.reached < found.declared) process.exitCode = exitCodes.coverage;
}

async function runPrism(wanted: number): Promise<void> {
  const probe = createServer();
  const listening = await listenOnFreePort(probe, wanted, '127.0.0.1');
  await new Promise((resolve) => probe.close(resolve));
  const moved = movedPortSentence('Prism', listening);
  if (moved !== null) console.log(moved);
  const manifest = createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json');
  const prism = spawn(
    process.execPath,
    [
      join(dirname(manifest), 'dist', 'index.js'),
      'mock',
      '--port',
      String(listening.port),
      fileURLToPath(bundleLocation),
    ],
    { stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => prism.kill(signal));
  prism.once('exit', (code) => {
    process.exitCode = code ?? 0;
  });
}
