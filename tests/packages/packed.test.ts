// A sample of `npm run pack:verify`: the packed packages, installed with npm outside the repository.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { markdownParts } from '@signal-shop/guide';
import { startMockServer } from '@signal-shop/mock-server/server';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startMock } from '../../scripts/pack/checks.ts';
import type { Consumer } from '../../scripts/pack/consumer.ts';
import { createConsumer, pinnedNode } from '../../scripts/pack/consumer.ts';
import { lintPackages } from '../../scripts/pack/lint-packages.ts';
import type { Tarballs } from '../../scripts/pack/pack.ts';
import { pack } from '../../scripts/pack/pack.ts';
import { freePort } from './support/free-port.ts';

const execute = promisify(execFile);
const home = mkdtempSync(join(tmpdir(), 'signal-packed-'));
const packages = join(home, 'packages');
let tarballs: Tarballs;
let consumer: Consumer;

beforeAll(async () => {
  tarballs = await pack(packages);
  const folder = join(home, 'consumer');
  mkdirSync(folder);
  consumer = createConsumer(folder, { installer: 'npm', node: pinnedNode, tarballs });
}, 900_000);

afterAll(() => rmSync(home, { recursive: true, force: true }));

test.each(['sdk', 'mock-pictures', 'mock-server', 'ui'])('%s has what a registry expects', (name) => {
  const folder = join(packages, name);
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  expect(text).not.toMatch(/catalog:|workspace:|\.tsx?"(?!,?\s*$)|"private"/m);
  expect(JSON.parse(text)).toMatchObject({
    license: 'MIT',
    repository: { directory: expect.stringContaining('packages/') },
    homepage: expect.stringMatching(/^https:.*\/README\.md$/),
    bugs: { url: expect.stringMatching(/^https:.*\/issues$/) },
    publishConfig: { access: 'public', provenance: true },
  });
  for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md'])
    expect(existsSync(join(folder, file)), file).toBe(true);
});

test('the SDK names the version of its contract', () => {
  const { contract } = JSON.parse(readFileSync(join(packages, 'sdk/package.json'), 'utf8'));
  expect(contract).toBe(JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8')).info.version);
});

test.each([
  ['sdk', 'npm install @signal-shop/sdk'],
  ['mock-server', 'npm install --save-dev @signal-shop/mock-server @signal-shop/sdk'],
  ['ui', 'npm install @signal-shop/ui react react-dom react-intl react-router'],
])('the README of %s is for other projects', (name, command) => {
  const text = readFileSync(join(packages, name, 'README.md'), 'utf8');
  expect(text).toContain(command);
  expect(text).not.toMatch(/npm run|npm start|npm test/);
});

test('no page of a package cites the specification or a requirement of this repository', () => {
  const pages = globSync('{sdk,mock-pictures,mock-server,ui}/*.md', { cwd: packages });
  expect(pages).toContain('sdk/api.md');
  const cite = (page: string) => /§|\bBEY-\d/.test(readFileSync(join(packages, page), 'utf8'));
  expect(pages.filter(cite)).toEqual([]);
});

test.each(['sdk', 'mock-pictures', 'mock-server', 'ui'])('the links of %s work in its package', (name) => {
  const folder = join(packages, name);
  for (const page of globSync('*.md', { cwd: folder })) {
    const { targets } = markdownParts(readFileSync(join(folder, page), 'utf8'));
    const files = targets
      .filter((target) => !URL.canParse(target))
      .map((target) => target.split('#')[0] ?? '');
    expect(
      files.filter((file) => file.startsWith('..') || !existsSync(join(folder, file))),
      page,
    ).toEqual([]);
  }
});

test.each(['sdk', 'mock-server/dist', 'ui/src'])('every script of %s has its source map', (name) => {
  const scripts = globSync('**/*.js', { cwd: join(packages, name) }).filter(
    (file) => !file.startsWith('examples'),
  );
  expect(scripts.length).toBeGreaterThan(10);
  const withoutMap = scripts.filter((file) => !existsSync(join(packages, name, `${file}.map`)));
  // A module that only exports again has nothing to map.
  expect(
    withoutMap.filter((file) => readFileSync(join(packages, name, file), 'utf8').includes('function')),
  ).toEqual([]);
});

test('publint and attw find nothing', () => {
  lintPackages(packages, tarballs);
}, 300_000);

test('the mock server starts with npx and serves calls, pictures, guide, reference and drawer', async () => {
  expect(await startMock(consumer)).toBeLessThan(60);
}, 120_000);

test('the command names commands that this project has', () => {
  const output = consumer.run('mock-server', 'explain', 'cart.many');
  expect(output).toContain('npx @signal-shop/mock-server --scenario cart.many');
  expect(output).not.toMatch(/npm start|localhost:5173/);
});

test('the shop runs in process', () => {
  const program = `
    import { createShop } from '@signal-shop/mock-server';
    import { createShopClient, memorySession } from '@signal-shop/sdk';
    const { fetch } = createShop({ scenarios: 'cart.many' });
    const shop = createShopClient({ baseUrl: 'http://shop.test', fetch, session: memorySession() });
    await shop.logIn({ email: 'ada@example.com', password: 'volt-2026' });
    console.log((await shop.getCart({})).msg.length > 1);`;
  writeFileSync(join(consumer.folder, 'program.mjs'), program);
  expect(consumer.run('node', 'program.mjs')).toBe('true\n');
});

test('the bot and the worker of the starters run on the packed SDK', async () => {
  const mock = await startMockServer({ port: 0, log: () => {} });
  onTestFinished(() => mock.close());
  for (const file of ['node-bot/bot.ts', 'worker/src/worker.ts'])
    cpSync(join('starters', file), join(consumer.folder, basename(file)));
  writeFileSync(
    join(consumer.folder, 'serve.ts'),
    `import worker from './worker.ts';
    for (const query of ['', '?lang=de', '?lang=xx']) {
      const request = new Request('http://worker.test/best-sellers' + query);
      const answer = await worker.fetch(request, { SHOP_URL: '${mock.url}' });
      console.log(answer.status, (await answer.json()).length);
    }`,
  );
  const env = { ...consumer.env, SHOP_URL: mock.url };
  // Asynchronous, because the mock server answers from this process.
  const run = (...parameters: string[]) => execute('node', parameters, { cwd: consumer.folder, env });
  expect((await run('bot.ts', '1')).stdout).toMatch(/^Watching \d+ models\.\n$/);
  expect((await run('serve.ts')).stdout).toBe('200 6\n200 6\n400 undefined\n');
}, 60_000);

test('the command of the container starts in a folder like that of the image, and its health check passes', async () => {
  const text = readFileSync('containers/mock-server/Dockerfile', 'utf8');
  const [, start = '[]'] = /^CMD (\[.*\])$/m.exec(text) ?? [];
  const [, health = '[]'] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(text) ?? [];
  const port = String(await freePort());
  const state = join(home, 'shop.sqlite');
  const env = { ...consumer.env, MOCK_CONTROL_TOKEN: 'a secret of the test' };
  const container = { ...consumer, env };
  const parameters = (list: string): readonly string[] =>
    JSON.parse(list.replace('/state/shop.sqlite', state)).slice(1);
  const server = startNode(container, [...parameters(start), '--port', port]);
  // It writes its state before it ends, and the folder is removed after that.
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
  });
  const isHealthy = () => runNode(container, [...parameters(health), '--port', port]);
  await vi.waitFor(() => expect(isHealthy()).toBe(0), { timeout: 60_000, interval: 500 });
  expect(existsSync(state)).toBe(true);
  const url = `http://127.0.0.1:${port}/__mock/calls`;
  expect((await fetch(url)).status).toBe(403);
  expect((await fetch(url, { headers: { 'x-mock-control': env.MOCK_CONTROL_TOKEN } })).status).toBe(200);
  expect(runNode(consumer, [...parameters(health), '--port', port])).toBe(1);
}, 120_000);

function startNode({ folder, env }: Consumer, parameters: readonly string[]) {
  return spawn('node', [...parameters], { cwd: folder, env, stdio: 'ignore' });
}

function runNode({ folder, env }: Consumer, parameters: readonly string[]): number | null {
  return spawnSync('node', [...parameters], { cwd: folder, env, stdio: 'ignore' }).status;
}
