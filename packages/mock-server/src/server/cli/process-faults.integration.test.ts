import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { processLimitMs, startProcess, startProcessWith } from '../testing/testing-process.ts';

const limit = { timeout: processLimitMs };
const cart = '/api/product/addCart';

function folder(): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'mock-faults-')));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

function addToCart(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(cart, url), {
    method: 'POST',
    body: JSON.stringify({ id: 2103, goods_number: 1 }),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

async function startedUrl(mock: ReturnType<typeof startProcess>): Promise<string> {
  await mock.waitForOutput('"url"');
  return JSON.parse(mock.output().split('\n')[0] ?? '').url;
}

test('[K09] a server that may write its state only runs, and says what it may not write', limit, async () => {
  const state = folder();
  const permissions = ['--permission', '--allow-fs-read=*', `--allow-fs-write=${state}`] as const;
  const mock = startProcessWith(permissions, [
    '--port',
    '0',
    '--log',
    'json',
    '--state',
    join(state, 'shop'),
  ]);
  const url = await startedUrl(mock);
  expect((await addToCart(url)).status).toBe(200);
  mock.child.kill('SIGTERM');
  expect(await mock.waitForEnd()).toEqual([0, null]);

  const elsewhere = startProcessWith(permissions, ['--port', '0', '--har', join(folder(), 'calls.har')]);
  const [code] = (await elsewhere.waitForEnd()) as [number];
  expect(code).not.toBe(0);
  expect(elsewhere.output()).toContain('calls.har');
});

test('[X13] text of a visitor cannot forge a line of the log', limit, async () => {
  const mock = startProcess('--port', '0', '--log', 'json');
  const url = await startedUrl(mock);
  const forged = '{"kind":"call","path":"/forged"}';
  await fetch(new URL(`/api/term/getTerm?title=${encodeURIComponent(`returns\n${forged}\n`)}`, url));
  await fetch(new URL('/api/login/login', url), {
    method: 'POST',
    body: JSON.stringify({ email: `ada@example.com\n${forged}`, password: 'secret-password' }),
    headers: { 'content-type': 'application/json' },
  });
  await fetch(new URL('/api/index/title', url));
  await mock.waitForOutput('/api/index/title');
  const lines = mock.output().trimEnd().split('\n').slice(1);
  expect(lines.map((line) => JSON.parse(line).path)).toEqual([
    '/api/term/getTerm',
    '/api/login/login',
    '/api/index/title',
  ]);
  expect(mock.output()).not.toContain('secret-password');
});
