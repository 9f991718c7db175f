import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnFreePort } from './listen-on-free-port.ts';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

function run(words: readonly string[]): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [cli, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return { child, output: () => output };
}

test('a busy port is told, the next one is taken, and Ctrl-C ends it', { timeout: 20_000 }, async () => {
  const probe = createServer();
  onTestFinished(() => {
    probe.close();
  });
  const { port } = await listenOnFreePort(probe, 0, '127.0.0.1');
  const { child, output } = run(['--port', String(port)]);
  await expect.poll(output, { timeout: 15_000 }).toContain('Ctrl-C ends it.');
  expect(output()).toContain(`Port ${port} is in use by another program, so the mock shop uses`);
  expect(output()).toContain('ada@example.com');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('scenarios and explain tell what there is', { timeout: 20_000 }, async () => {
  const listed = run(['scenarios']);
  expect(await once(listed.child, 'close')).toEqual([0, null]);
  expect(listed.output()).toContain('cart.many');
  const explained = run(['explain', 'cart.many']);
  await once(explained.child, 'close');
  expect(explained.output()).toContain('x-mock-scenario: cart.many');
});

test('a word that cannot be understood ends with a sentence and 2', { timeout: 20_000 }, async () => {
  const { child, output } = run(['explain', 'cart.golden']);
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(output()).toMatch(/^There is no scenario "cart\.golden"\..*\n$/);
});

test('a recorded session that covered too little ends with 4, and so does its recording', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const har = join(folder, 'calls.har');
  const { child, output } = run(['--port', '0', '--har', har, '--log', 'json', '--coverage-threshold', '90']);
  await expect.poll(output, { timeout: 15_000 }).toContain('"url"');
  const [started = ''] = output().split('\n');
  expect(JSON.parse(started)).toMatchObject({
    kind: 'start',
    url: expect.stringContaining('http://127.0.0.1:'),
  });
  await fetch(new URL('/api/index/title', JSON.parse(started).url));
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([4, null]);
  const [, call = ''] = output().split('\n');
  expect(JSON.parse(call)).toMatchObject({ kind: 'call', path: '/api/index/title', status: 200, code: 1 });
  expect(output()).toContain('90 % are asked for.');
  for (const [threshold, code] of [
    ['90', 4],
    ['0', 0],
  ] as const) {
    const judged = run(['coverage', har, '--coverage-threshold', threshold]);
    expect(await once(judged.child, 'close')).toEqual([code, null]);
    expect(judged.output()).toMatch(/1 of \d+ calls, 1 of \d+ declared codes/);
  }
});
