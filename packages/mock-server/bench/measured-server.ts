import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listenOnFreePort } from '../src/server/listen-on-free-port.ts';

export interface BenchRequest {
  readonly path: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface BenchAnswer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

/** CPU milliseconds since the start; bytes of the process, and of its heap and buffers. */
export interface Usage {
  readonly cpuMs: number;
  readonly rss: number;
  readonly live: number;
}

/** A server in a separate process. */
export interface MeasuredServer {
  /** Milliseconds from the start of the process to the first 200. */
  readonly readyMs: number;
  /** CPU milliseconds until that response. */
  readonly readyCpuMs: number;
  send(benchRequest: BenchRequest): Promise<BenchAnswer>;
  usage(garbage?: 'collected'): Promise<Usage>;
  end(): Promise<void>;
}

/** The program and its arguments; `PORT` is a placeholder for the port. */
export interface Program {
  readonly file: string;
  readonly args: readonly string[];
}

const local = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const prismManifest = createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json');
const prismArguments = ['mock', local('../../../openapi/dist/openapi.json'), '--port', 'PORT'];
const prismFile = join(dirname(prismManifest), 'dist', 'index.js');

export const bare: Program = { file: local('serve-bare.ts'), args: ['PORT'] };
/** The default configuration: session isolation, validation of requests and answers. */
export const mock: Program = {
  file: local('../src/server/cli/cli.ts'),
  args: ['--port', 'PORT'],
};
/** Without the log line for each call. */
export const silentMock: Program = { ...mock, args: [...mock.args, '--log', 'problems'] };
export const largeMock: Program = { ...mock, args: [...mock.args, '--size', 'large'] };
export const uncheckedMock: Program = {
  ...silentMock,
  args: [...silentMock.args, '--validate-request', 'off', '--validate-response', 'off'],
};
export const silentPrism: Program = {
  file: prismFile,
  args: [...prismArguments, '--verboseLevel', 'silent'],
};
/** The default configuration, which logs a few lines for each request. */
export const prism: Program = { file: prismFile, args: prismArguments };

const readyWithinMs = 30_000;
const connections = 8;

/** Starts a program and waits until it responds to a call with 200. */
export async function startMeasured(program: Program, first: BenchRequest): Promise<MeasuredServer> {
  const port = await freePort();
  const startedAt = performance.now();
  const server = fork(
    program.file,
    program.args.map((word) => (word === 'PORT' ? String(port) : word)),
    {
      execArgv: ['--expose-gc', '--import', local('report-usage.ts')],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (request: BenchRequest) => post(port, agent, request);
  const end = async () => {
    agent.destroy();
    server.kill();
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };
  try {
    await untilReady(() => send(first), startedAt);
  } catch (error) {
    await end();
    throw error;
  }
  const readyMs = performance.now() - startedAt;
  const readyCpuMs = (await usageOf(server)).cpuMs;
  return { readyMs, readyCpuMs, send, end, usage: (garbage) => usageOf(server, garbage) };
}

/** Sends `count` requests over a few concurrent connections. */
export async function load(count: number, send: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await send(index);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
}

/** CPU milliseconds of a server per request. */
export async function cpuPerRequest(
  server: MeasuredServer,
  count: number,
  send: (index: number) => Promise<unknown>,
): Promise<number> {
  const before = await server.usage();
  await load(count, send);
  return ((await server.usage()).cpuMs - before.cpuMs) / count;
}

/** The median. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Returns the answer of a call. @throws Error if the status is not 200 */
export function expectOk(request: BenchRequest, answer: BenchAnswer): BenchAnswer {
  if (answer.status === 200) return answer;
  throw new Error(`${request.path} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
}

async function untilReady(ask: () => Promise<BenchAnswer>, startedAt: number): Promise<void> {
  for (;;) {
    const status = await ask().then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (performance.now() - startedAt > readyWithinMs) throw new Error('The server does not get ready.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function usageOf(server: ChildProcess, garbage?: 'collected'): Promise<Usage> {
  server.send(garbage === undefined ? 'usage' : 'usage after collection');
  const [usage] = await once(server, 'message');
  return usage;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const { port } = await listenOnFreePort(probe, 0, '127.0.0.1');
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function post(port: number, agent: Agent, { path, body, headers }: BenchRequest): Promise<BenchAnswer> {
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body);
    const outgoing = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
