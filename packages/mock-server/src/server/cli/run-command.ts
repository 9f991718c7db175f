// The commands of `cli.ts`, which checks the version of Node before it loads this module.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { demoCustomer } from '../../index.ts';
import { scenarioList } from '../../scenarios/create/apply-scenarios.ts';
import { nearestFirst } from '../../scenarios/create/did-you-mean.ts';
import { initialStateName } from '../../scenarios/create/scenario.ts';
import { assertNode } from '../assert-node.ts';
import { bundleLocation } from '../gate/contract.ts';
import { guidePath } from '../guide/answer-guide.ts';
import { hasSources } from '../has-sources.ts';
import { listenOnFreePort, movedPortSentence } from '../listen-on-free-port.ts';
import { referencePath } from '../reference/answer-reference.ts';
import { readReferenceContract } from '../reference/reference-page.ts';
import type { Coverage } from '../self-check/coverage.ts';
import { coverageOf, coverageTable, percentOf } from '../self-check/coverage.ts';
import { readHar } from '../self-check/read-har.ts';
import type { MockServer, MockServerOptions } from '../start-mock-server.ts';
import type { WebhookOptions } from '../webhooks/open-webhooks.ts';
import { usage } from './cli-flags.ts';
import type { Command } from './cli-options.ts';
import { readCommand } from './cli-options.ts';
import { optional, readHosts, UsageError } from './cli-values.ts';
import { exitCodes } from './exit-code.ts';
import { checkHealth, ownControlToken } from './health.ts';

const maxSuggestions = 5;
/** The time for running requests after the first signal. */
const graceMs = 10_000;
/** Ctrl-C reaches every process of the terminal, and npm passes it on: repetitions within this time are one signal. */
const repetitionMs = 1000;

/** The usual origin of `npm start`; it differs when another program uses the port. */
const shopOrigin = 'http://localhost:5173';

/** Rejects with a readable message. */
export async function runCommand(words: string[]): Promise<void> {
  const command = readCommand(words);
  if (command.name === 'start') await start(command);
  else if (command.name === 'scenarios') console.log(listScenarios());
  else if (command.name === 'explain') console.log(explain(command.scenario));
  else if (command.name === 'check') await check();
  else if (command.name === 'coverage') await coverage(command.file, command.threshold);
  else if (command.name === 'prism') await runPrism(command.port);
  else if (command.name === 'health') await checkHealth(command.port);
  else if (command.name === 'version') console.log(ownVersion());
  else console.log(usage(hasSources()));
}

function ownVersion(): string {
  const { version }: { readonly version: string } = createRequire(import.meta.url)(
    '@signal-shop/mock-server/package.json',
  );
  return version;
}

async function start({ options, threshold, isJson }: Extract<Command, { name: 'start' }>): Promise<void> {
  // Before the server is loaded, because an older Node cannot load Prism.
  assertNode();
  // Loaded lazily, because Prism loads slowly and `--help` does not need it.
  const { startMockServer } = await import('../start-mock-server.ts');
  // Most garbage is short-lived: without these limits the heap would grow by 100 MB.
  for (const flag of ['--semi-space-growth-factor=1', '--heap-growing-percent=20']) setFlagsFromString(flag);
  const server = await startMockServer({
    ...optional('store', process.env.MOCK_STORE || undefined),
    ...optional('allowedHosts', ownHosts()),
    ...options,
    ...optional('controlToken', ownControlToken()),
    ...optional('webhook', withOwnSecret(options.webhook)),
  });
  let endingSince: number | null = null;
  const end = async (signal: NodeJS.Signals) => {
    if (endingSince !== null) {
      if (performance.now() - endingSince > repetitionMs) process.exit(128 + constants.signals[signal]);
      return;
    }
    endingSince = performance.now();
    await server.close(graceMs);
    process.exit(threshold === null ? 0 : exitCodeOfCoverage(await server.coverage(), threshold));
  };
  // Registered before the welcome message prints how to stop the server.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(signal));
  console.log(isJson ? JSON.stringify(startLine(server, options.webhook)) : welcome(server, options));
}

/** The names of the environment, because a container of an image has a fixed command line. */
function ownHosts(): readonly string[] | undefined {
  const names = process.env.MOCK_ALLOWED_HOSTS;
  return names === undefined ? undefined : readHosts([names]);
}

/** The secret of the environment, so that it need not appear in the list of processes. */
function withOwnSecret(webhook: WebhookOptions | undefined): WebhookOptions | undefined {
  return webhook && { ...optional('secret', process.env.WEBHOOK_SECRET || undefined), ...webhook };
}

function startLine({ url, controlToken, webhookSecret }: MockServer, webhook?: WebhookOptions): object {
  return {
    kind: 'start',
    url,
    control: `${url}/__mock`,
    ...(isRandom(controlToken) ? { controlToken } : {}),
    ...(isChosen(webhook) ? {} : optional('webhookSecret', webhookSecret ?? undefined)),
  };
}

function welcome(server: MockServer, options: MockServerOptions): string {
  const { scenario, state, proxy, record, replay, webhook } = options;
  const portNote = movedPortSentence('the mock shop', server);
  return [
    ...(portNote === null ? [] : [portNote]),
    `Mock shop     ${server.url}/api/…`,
    `Guide         ${server.url}${guidePath}`,
    `Reference     ${server.url}${referencePath}`,
    `Control       ${server.url}/__mock`,
    ...(isRandom(server.controlToken)
      ? [`Control token ${server.controlToken}  (send it as x-mock-control)`]
      : []),
    `Log in as     ${demoCustomer.email} · ${demoCustomer.password}`,
    ...(scenario?.length ? [`Scenarios     ${scenario.join(', ')}`] : []),
    ...(state === undefined || state === 'memory' ? [] : [`State         ${state}`]),
    ...(proxy === undefined ? [] : [`Proxies       ${proxy.operations.join(', ')} to ${proxy.url}`]),
    ...(record === undefined ? [] : [`Records to    ${record}`]),
    ...(replay === undefined ? [] : [`Replays       ${replay}`]),
    ...(webhook === undefined ? [] : [`Webhooks      ${webhook.url}`]),
    ...(webhook === undefined || isChosen(webhook) ? [] : [`Secret        ${server.webhookSecret}`]),
    'Press Ctrl-C to stop.',
  ].join('\n');
}

/** Whether the token is printed: a random one is known to no reader yet, and a chosen one stays out of logs. */
function isRandom(controlToken: string | null): boolean {
  return controlToken !== null && controlToken !== ownControlToken();
}

/** Whether the developer knows the secret of the webhooks already, so that it stays out of logs. */
function isChosen(webhook: WebhookOptions | undefined): boolean {
  return withOwnSecret(webhook)?.secret !== undefined;
}

/** Compares the coverage with the threshold. @returns the exit code */
function exitCodeOfCoverage(report: Coverage, threshold: number): number {
  if (percentOf(report) >= threshold) return 0;
  console.error(coverageTable(report));
  console.error(`${percentOf(report).toFixed(1)} % are covered, ${threshold} % are required.`);
  return exitCodes.coverage;
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
    const names = scenarioList.map((entry) => entry.name);
    throw new UsageError(
      `There is no scenario "${name}". The nearest: ${nearestFirst(name, names).slice(0, maxSuggestions).join(', ')}. mock-server scenarios lists all.`,
    );
  }
  // The shop that the link opens is only in the repository.
  const isClone = hasSources();
  return [
    `${scenario.name}: ${scenario.description}`,
    '',
    ...(scenario.link === undefined || !isClone
      ? []
      : [`Open                  ${shopOrigin}${scenario.link}`]),
    ...(scenario.sameAs === undefined
      ? []
      : [
          `The same as            ${scenario.sameAs === initialStateName ? 'the default shop' : scenario.sameAs}`,
        ]),
    `For every session      ${isClone ? 'npm start --' : 'npx @signal-shop/mock-server'} --scenario ${name}`,
    `For one request        curl -H 'x-mock-scenario: ${name}' …`,
    `For one session        POST /__mock/sessions/default/scenario {"scenarios":["${name}"]}`,
  ].join('\n');
}

async function check(): Promise<void> {
  const { checkHonesty } = await import('../self-check/check.ts');
  const { calls, answers, scenarios, problems } = checkHonesty(await readReferenceContract());
  for (const problem of problems) console.error(problem);
  console.log(`${calls} calls, ${answers} answers, ${scenarios} scenarios: ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = exitCodes.contract;
}

async function coverage(file: string, threshold: number | null): Promise<void> {
  const contract = await readReferenceContract();
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`The recording ${file} cannot be read.`);
  });
  const report = coverageOf(contract, readHar(text, contract));
  console.log(coverageTable(report));
  if (percentOf(report) < (threshold ?? 100)) process.exitCode = exitCodes.coverage;
}

async function runPrism(port: number): Promise<void> {
  assertNode();
  const probe = createServer();
  const listeningPort = await listenOnFreePort(probe, port, '127.0.0.1');
  await new Promise((resolve) => probe.close(resolve));
  const portNote = movedPortSentence('Prism', listeningPort);
  if (portNote !== null) console.log(portNote);
  const manifest = createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json');
  const prism = spawn(
    process.execPath,
    [
      join(dirname(manifest), 'dist', 'index.js'),
      'mock',
      '--port',
      String(listeningPort.port),
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
