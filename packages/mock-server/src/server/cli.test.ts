import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
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

test.each([
  [['explain', 'cart.golden'], 2, 'There is no scenario "cart.golden"'],
  [['--port', 'abc'], 2, '--port takes a number'],
  [['--scenario', 'cart.golden', '--port', '0'], 1, 'There is no scenario "cart.golden"'],
])('%j ends with a sentence', { timeout: 20_000 }, async (words, code, part) => {
  const { child, output } = run(words);
  expect(await once(child, 'close')).toEqual([code, null]);
  expect(output()).toContain(part);
  expect(output()).not.toContain('    at ');
});
