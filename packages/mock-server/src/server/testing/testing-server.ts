// Mock servers, processes and requests for tests that need HTTP; tests without it use `src/testing`.
// Only tests may import this folder.
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { logNothing } from '../recording/log.ts';
import type { MockServer, MockServerOptions } from '../start-mock-server.ts';
import { startMockServer } from '../start-mock-server.ts';

export const testMoment = '2026-01-15T12:00:00Z';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined when it is not JSON. */
  body: unknown;
}

/** Starts a server with a frozen clock for one test, and closes it with the test. */
export async function startTestServer(options: Partial<MockServerOptions> = {}): Promise<MockServer> {
  const server = await startMockServer({ port: 0, clock: testMoment, log: logNothing, ...options });
  onTestFinished(() => server.close());
  return server;
}

export async function post(
  server: MockServer,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return readAnswer(
    await fetch(new URL(path, server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

export async function get(
  server: Pick<MockServer, 'url'>,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return readAnswer(await fetch(new URL(path, server.url), { headers }));
}

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface RawAnswer {
  status: number;
  head: string;
  body: unknown;
}

/** Sends raw bytes and reads until the connection ends or one whole answer has arrived. */
export function sendRaw(server: Pick<MockServer, 'port'>, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1');
    let responseText = '';
    const finish = () => {
      socket.destroy();
      const [head = '', text = ''] = responseText.split('\r\n\r\n', 2);
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body: parse(text) });
    };
    socket.setTimeout(4000, () => reject(new Error(`No answer to ${JSON.stringify(bytes.slice(0, 80))}`)));
    socket.on('data', (chunk) => {
      responseText += chunk.toString('utf8');
      if (isWhole(responseText, bytes.startsWith('HEAD '))) finish();
    });
    socket.on('close', finish);
    socket.on('error', () => {});
    socket.write(bytes);
  });
}

function isWhole(text: string, withoutBody: boolean): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = /content-length: (\d+)/i.exec(text)?.[1];
  return withoutBody || (length !== undefined && Buffer.byteLength(text.slice(end + 4)) >= Number(length));
}
