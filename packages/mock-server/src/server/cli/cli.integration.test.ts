import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenOnFreePort } from '../listen-on-free-port.ts';
import { processLimitMs, startProcess, startProcessWith } from '../testing/testing-process.ts';

const limit = { timeout: processLimitMs };

test('[K07] a busy port is reported, the next one is used, and Ctrl-C ends the server', limit, async () => {
  const probe = createServer();
  onTestFinished(() => {
    probe.close();
  });
  const { port } = await listenOnFreePort(probe, 0, '127.0.0.1');
  const mock = startProcess('--port', String(port));
  await mock.waitForOutput('Press Ctrl-C to stop.');
  expect(mock.output()).toContain(`Port ${port} is in use by another program, so the mock shop uses`);
  expect(mock.output()).toContain('ada@example.com');
  mock.child.kill('SIGINT');
  expect(await mock.waitForEnd()).toEqual([0, null]);
});

test('scenarios and explain list and describe the scenarios', limit, async () => {
  const scenariosProcess = startProcess('scenarios');
  expect(await scenariosProcess.waitForEnd()).toEqual([0, null]);
  expect(scenariosProcess.output()).toContain('cart.many');
  const explainProcess = startProcess('explain', 'cart.many');
  await explainProcess.waitForEnd();
  expect(explainProcess.output()).toContain('x-mock-scenario: cart.many');
  expect(explainProcess.output()).toContain('npm start -- --scenario cart.many');
});

test('an invalid argument prints a message and exits with code 2', limit, async () => {
  const mock = startProcess('explain', 'cart.golden');
  expect(await mock.waitForEnd()).toEqual([2, null]);
  expect(mock.output()).toMatch(/^There is no scenario "cart\.golden"\..*\n$/);
});

test('an older Node gets a message that names the needed one, and what runs there', limit, async () => {
  const olderNode = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '22.23.3' } })`;
  const mock = startProcessWith(['--import', olderNode], ['--port', '0']);
  expect(await mock.waitForEnd()).toEqual([2, null]);
  expect(mock.output()).toContain('needs Node 24.18 or later; this is 22.23.3. createShop of');
});

test(
  'a Node that cannot load the package gets the same message instead of a stack trace',
  limit,
  async () => {
    const ancientNode = `data:text/javascript,delete Map.groupBy;Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`;
    const mock = startProcessWith(['--import', ancientNode], ['--help']);
    expect(await mock.waitForEnd()).toEqual([2, null]);
    expect(mock.output()).toBe('The mock server needs Node 24.18 or later; this is 20.20.2.\n');
  },
);

test('--version prints the version of the package', limit, async () => {
  const mock = startProcess('--version');
  expect(await mock.waitForEnd()).toEqual([0, null]);
  expect(mock.output()).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('the start names the file of the sessions, and the recording that is replayed', limit, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [state, recording] = [join(folder, 'shop.sqlite'), join(folder, 'calls.jsonl')];
  writeFileSync(recording, '');
  const mock = startProcess('--port', '0', '--state', state, '--replay', recording);
  await mock.waitForOutput('Press Ctrl-C to stop.');
  expect(mock.output()).toContain(`State         ${state}\nReplays       ${recording}\n`);
});

test('coverage below the threshold exits with code 4, for a recording and a session', limit, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const har = join(folder, 'calls.har');
  const threshold = ['--coverage-threshold', '90'] as const;
  const mock = startProcess('--port', '0', '--har', har, '--log', 'json', ...threshold);
  await mock.waitForOutput('"url"');
  const [firstLine = ''] = mock.output().split('\n');
  expect(JSON.parse(firstLine)).toMatchObject({
    kind: 'start',
    url: expect.stringContaining('http://127'),
  });
  await fetch(new URL('/api/index/title', JSON.parse(firstLine).url));
  // Ctrl-C reaches the server twice: from the terminal and from the program that started it.
  mock.child.kill('SIGINT');
  mock.child.kill('SIGINT');
  expect(await mock.waitForEnd()).toEqual([4, null]);
  const [, call = ''] = mock.output().split('\n');
  expect(JSON.parse(call)).toMatchObject({ kind: 'call', path: '/api/index/title', status: 200, code: 1 });
  expect(mock.output()).toContain('90 % are required.');
  const coverageProcess = startProcess('coverage', har, ...threshold);
  expect(await coverageProcess.waitForEnd()).toEqual([4, null]);
  expect(coverageProcess.output()).toMatch(/1 of \d+ calls, 1 of \d+ declared codes/);
  const content = startProcess('coverage', har, '--coverage-threshold', '0');
  expect(await content.waitForEnd()).toEqual([0, null]);
});

test('an invalid name in MOCK_ALLOWED_HOSTS ends the start with a sentence', limit, async () => {
  vi.stubEnv('MOCK_ALLOWED_HOSTS', 'mock.example, https://mock.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  const mock = startProcess('--port', '0');
  expect(await mock.waitForEnd()).toEqual([2, null]);
  expect(mock.output()).toContain('--allowed-hosts takes names such as mock.team.example');
});

test(
  '[BEY-65] the secret of webhooks is printed if it is random, and stays out of the output if it is given',
  limit,
  async () => {
    const words = ['--port', '0', '--webhook-url', 'http://127.0.0.1:9/hooks'] as const;
    const mock = startProcess(...words, '--log', 'json');
    vi.stubEnv('WEBHOOK_SECRET', `whsec_${btoa('a secret of twenty-four b.')}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const own = startProcess(...words);
    await mock.waitForOutput('"url"');
    expect(mock.output()).toMatch(/"webhookSecret":"whsec_[\w+/]{43}="/);
    await own.waitForOutput('Press Ctrl-C to stop.');
    expect(own.output()).toContain('Webhooks      http://127.0.0.1:9/hooks');
    expect(own.output()).not.toContain('whsec_');
    for (const { child } of [mock, own]) child.kill('SIGTERM');
    expect([await mock.waitForEnd(), await own.waitForEnd()]).toEqual([
      [0, null],
      [0, null],
    ]);
  },
);
