import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnFreePort } from '../listen-on-free-port.ts';
import { processLimitMs, startProcess } from '../testing/testing-process.ts';

const limit = { timeout: processLimitMs };

test('a busy port is reported, the next one is used, and Ctrl-C ends the server', limit, async () => {
  const probe = createServer();
  onTestFinished(() => {
    probe.close();
  });
  const { port } = await listenOnFreePort(probe, 0, '127.0.0.1');
  const mock = startProcess('--port', String(port));
  await mock.said('Press Ctrl-C to stop.');
  expect(mock.output()).toContain(`Port ${port} is in use by another program, so the mock shop uses`);
  expect(mock.output()).toContain('ada@example.com');
  mock.child.kill('SIGINT');
  expect(await mock.ended()).toEqual([0, null]);
});

test('scenarios and explain list and describe the scenarios', limit, async () => {
  const listed = startProcess('scenarios');
  expect(await listed.ended()).toEqual([0, null]);
  expect(listed.output()).toContain('cart.many');
  const explained = startProcess('explain', 'cart.many');
  await explained.ended();
  expect(explained.output()).toContain('x-mock-scenario: cart.many');
});

test('an invalid argument ends with a message and exit code 2', limit, async () => {
  const mock = startProcess('explain', 'cart.golden');
  expect(await mock.ended()).toEqual([2, null]);
  expect(mock.output()).toMatch(/^There is no scenario "cart\.golden"\..*\n$/);
});

test(
  'coverage below the threshold ends with exit code 4, of a recording and of a session',
  limit,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mock-cli-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const har = join(folder, 'calls.har');
    const threshold = ['--coverage-threshold', '90'] as const;
    const mock = startProcess('--port', '0', '--har', har, '--log', 'json', ...threshold);
    await mock.said('"url"');
    const [started = ''] = mock.output().split('\n');
    expect(JSON.parse(started)).toMatchObject({ kind: 'start', url: expect.stringContaining('http://127') });
    await fetch(new URL('/api/index/title', JSON.parse(started).url));
    mock.child.kill('SIGINT');
    expect(await mock.ended()).toEqual([4, null]);
    const [, call = ''] = mock.output().split('\n');
    expect(JSON.parse(call)).toMatchObject({ kind: 'call', path: '/api/index/title', status: 200, code: 1 });
    expect(mock.output()).toContain('90 % are required.');
    const judged = startProcess('coverage', har, ...threshold);
    expect(await judged.ended()).toEqual([4, null]);
    expect(judged.output()).toMatch(/1 of \d+ calls, 1 of \d+ declared codes/);
    const content = startProcess('coverage', har, '--coverage-threshold', '0');
    expect(await content.ended()).toEqual([0, null]);
  },
);
