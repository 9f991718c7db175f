import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startingTokens } from '../../world/account/customers.ts';
import { processLimitMs, startProcess } from '../testing/testing-process.ts';
import { startTestServer } from '../testing/testing-server.ts';

const limit = { timeout: processLimitMs };
const json = { 'content-type': 'application/json' };

function temporaryFile(): string {
  const path = mkdtempSync(join(tmpdir(), 'mock-stop-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return join(path, 'shop.sqlite');
}

async function startMock(...words: readonly string[]) {
  const mock = startProcess('--port', '0', '--log', 'json', '--scenario', 'auth.customer', ...words);
  await mock.waitForOutput('"url"');
  const url: string = JSON.parse(mock.output().split('\n')[0] ?? '').url;
  return { ...mock, url };
}

/** Sends a write. Its answer begins after two seconds, or arrives in small pieces over them. */
function addToCart(url: string, fault: 'latency' | 'dribble'): Promise<Response> {
  return fetch(new URL('/api/product/addCart', url), {
    method: 'POST',
    body: JSON.stringify({ id: 1131, goods_number: 1 }),
    headers: {
      ...json,
      authorization: startingTokens.customer,
      'x-mock-session': fault,
      'x-mock-fault': fault,
    },
  });
}

/** A connection without a request, as clients and load balancers open in advance. */
async function openConnection(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return {
    async ask(path: string): Promise<string> {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      return answer.toString();
    },
  };
}

test('[K06 BEY-57] a stopping server answers running requests whole, and no others', limit, async () => {
  const state = temporaryFile();
  const mock = await startMock('--state', state);
  const connection = await openConnection(mock.url);
  const stream = await fetch(new URL('/api/index/getActivityTime', mock.url));
  const late = addToCart(mock.url, 'latency');
  const slow = await addToCart(mock.url, 'dribble');
  mock.child.kill('SIGTERM');
  await stream.text();
  expect(await connection.ask('/__mock/health')).toMatch(/^HTTP\/1\.1 503 /);
  await expect(fetch(new URL('/__mock/health', mock.url))).rejects.toThrow();
  expect(await slow.json()).toMatchObject({ code: 1 });
  expect(await (await late).json()).toMatchObject({ code: 1 });
  expect(await mock.waitForEnd()).toEqual([0, null]);

  const next = await startMock('--state', state);
  for (const session of ['latency', 'dribble']) {
    const headers = { ...json, authorization: startingTokens.customer, 'x-mock-session': session };
    const cart = await fetch(new URL('/api/product/getGoodsCart', next.url), {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect(await cart.json(), session).toMatchObject({ number: 1 });
  }
});

test('[BEY-57] a second signal ends a terminated server at once', limit, async () => {
  const mock = await startMock();
  const headers = { 'x-mock-latency': '60000' };
  const lost = fetch(new URL('/api/index/title', mock.url), { headers }).catch(() => 'lost');
  // When this answer is complete, the other request has arrived for certain.
  await (await addToCart(mock.url, 'dribble')).text();
  const end = mock.waitForEnd();
  // The signals of the first second count as one.
  await vi.waitUntil(() => !mock.child.kill('SIGTERM'), { timeout: processLimitMs, interval: 200 });
  expect(await end).toEqual([143, null]);
  expect(await lost).toBe('lost');
});

test('[K06] requests that outlast the time for them do not keep the server', limit, async () => {
  const server = await startTestServer();
  const slow = await addToCart(server.url, 'dribble');
  await server.close(50);
  await expect(slow.text()).rejects.toThrow();
});
