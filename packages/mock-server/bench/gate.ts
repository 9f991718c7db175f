// Measures what one cart call costs in CPU: bare node:http, the mock with and without its gate, plain Prism.
// Usage: node packages/mock-server/bench/gate.ts [calls]

import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleLocation } from '../src/server/contract.ts';
import { listenOnFreePort } from '../src/server/listen-on-free-port.ts';
import { measuredCall } from './measured-call.ts';

const barMs = 0.3;
const calls = Number(process.argv[2] ?? 4000);
const warmUpCalls = 4000;
const parallel = 8;
const readyWithinMs = 30_000;

interface Program {
  name: string;
  file: string;
  arguments(port: number): string[];
  headers?: Record<string, string>;
}

interface Target {
  port: number;
  agent: Agent;
  headers: Record<string, string>;
}

interface Measurement {
  name: string;
  cpuMs: number;
  readyMs: number;
  bytes: number;
}

const prismFile = join(
  dirname(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json')),
  'dist',
  'index.js',
);
const local = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const prismArguments = ['mock', fileURLToPath(bundleLocation), '--verboseLevel', 'silent', '--port'];
const programs: readonly Program[] = [
  { name: 'bare node:http', file: local('serve-bare.ts'), arguments: (port) => [String(port)] },
  { name: 'mock, gate off', file: local('serve-mock.ts'), arguments: (port) => [String(port), 'off'] },
  { name: 'mock, gate on', file: local('serve-mock.ts'), arguments: (port) => [String(port), 'strict'] },
  {
    name: 'Prism CLI',
    file: prismFile,
    arguments: (port) => [...prismArguments, String(port)],
    headers: { prefer: 'example=guest' },
  },
];

const call = await measuredCall();
const measurements: Measurement[] = [];
for (const program of programs) measurements.push(await measure(program));
print(measurements);

async function measure(program: Program): Promise<Measurement> {
  const port = await freePort();
  const startedAt = performance.now();
  const server = fork(program.file, program.arguments(port), {
    execArgv: ['--import', local('report-cpu.ts')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const target: Target = { port, agent, headers: program.headers ?? {} };
  try {
    const bytes = await firstAnswer(target, startedAt);
    const readyMs = performance.now() - startedAt;
    await load(target, warmUpCalls);
    const before = await cpuOf(server);
    await load(target, calls);
    return { name: program.name, cpuMs: ((await cpuOf(server)) - before) / calls, readyMs, bytes };
  } finally {
    agent.destroy();
    server.kill();
    await once(server, 'exit');
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const { port } = await listenOnFreePort(probe, 0, '127.0.0.1');
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function firstAnswer(target: Target, startedAt: number): Promise<number> {
  for (;;) {
    const bytes = await send(target).catch((error: unknown) => {
      if (performance.now() - startedAt > readyWithinMs) throw error;
      return null;
    });
    if (bytes !== null) return bytes;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function load(target: Target, count: number): Promise<void> {
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await send(target);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}

function send({ port, agent, headers: own }: Target): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(call.body);
    const headers = { 'content-type': 'application/json', 'content-length': length, ...own };
    const outgoing = request(
      { port, host: '127.0.0.1', path: call.path, method: 'POST', agent, headers },
      (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(bytes);
          else reject(new Error(`${call.path} answered ${answer.statusCode}`));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(call.body);
  });
}

async function cpuOf(server: ChildProcess): Promise<number> {
  server.send('cpu');
  const [report] = await once(server, 'message');
  return report.cpuMs;
}

function print(results: readonly Measurement[]): void {
  const floor = results[0]?.cpuMs ?? 0;
  say(`\n${calls} cart calls each, ${parallel} at a time, Node ${process.versions.node}\n`);
  for (const { name, cpuMs, readyMs, bytes } of results) {
    const ratio = `${(cpuMs / floor).toFixed(1)} × bare`;
    say(
      `${name.padEnd(16)} ${cpuMs.toFixed(3)} ms CPU per call  ${ratio.padStart(12)}  ready in ${(readyMs / 1000).toFixed(1)} s  ${bytes} bytes`,
    );
  }
  const gated = results.find(({ name }) => name === 'mock, gate on');
  if (gated === undefined) return;
  const verdict = gated.cpuMs <= barMs ? 'within' : 'ABOVE';
  say(`\nThe gate's bar is ${barMs} ms: ${gated.cpuMs.toFixed(3)} ms is ${verdict} it.`);
  if (gated.cpuMs > barMs) process.exitCode = 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
