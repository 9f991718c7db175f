import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMockServer } from '@signal-shop/mock-server/server';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { requestOf } from './support/curl.ts';
import { documents } from './support/documents.ts';
import { type } from './support/run-command.ts';
import { shellLines } from './support/shell-blocks.ts';

/** How a command of our pages is known to work. */
type Proof =
  /** Typed here, and ends with this. */
  | { readonly ends: 0 | 4 }
  /** Typed here, says its address, and answers there. */
  | { readonly serves: RegExp; readonly below: string }
  /** Typed here, says that it has begun, and is stopped: it takes minutes. */
  | { readonly begins: RegExp; readonly apart?: string }
  /** Typed here with a folder of its own behind these words, and leaves this in it; nothing is written here. */
  | { readonly into: string; readonly leaves: string }
  /** Runs this very test; typed here with a step that there is not, it names those that there are. */
  | { readonly steps: string };

const mock = { serves: /Control {7}(http:\S+)\/__mock/, below: '/__mock/health' } as const;
const shop = { serves: /Shop {10}(http:\S+)\//, below: '/__mock/health' } as const;

/** Every command that a page shows, once; scenarios are NAMES here and are tried one by one elsewhere. In the order in which they run. */
const proofs: Readonly<Record<string, Proof>> = {
  'npm start': shop,
  'npm start -- --scenario NAMES': shop,
  'npm start -- --backend http://127.0.0.1:8080': shop,
  'npm run mock': mock,
  'npm run mock -- --port 0 --scenario NAMES': mock,
  'npm run mock -- --scenario NAMES': mock,
  'npm run mock -- --isolation request --scenario NAMES': mock,
  'npm run mock -- --latency 800': mock,
  'npm run mock -- --fault status=429:getCart --fault request-lost:*:0.1': mock,
  'npm run mock -- --proxy http://127.0.0.1:8080 --proxy-operations logIn,getCart,addCartItem': mock,
  'npm run mock -- --size tiny --locale de': mock,
  'npm run mock -- --speed 60': mock,
  'npm run mock -- --state shop.sqlite': mock,
  'npm run mock -- --har calls.har --coverage coverage.json --coverage-threshold 80': mock,
  'npm run mock -- coverage calls.har': { ends: 4 },
  'npm run mock -- scenarios': { ends: 0 },
  'npm run mock -- explain cart.many': { ends: 0 },
  'npm run mock -- check': { ends: 0 },
  'npm run prism': { serves: /listening on (http:\/\/[\d.:]+)/, below: '/api/index/index' },
  'npm run docs': { ends: 0 },
  'npm run storybook': { serves: /Local:\s+(http:\/\/[\w.:]+)\//, below: '/index.json' },
  'npm run contract:diff': { ends: 0 },
  'npm run bench:mock': { begins: /Measuring/ },
  'npm run storybook:build': { begins: /[Bb]uilding/, apart: '-- --output-dir' },
  'npm run build:sdk': { into: '--', leaves: 'index.d.ts' },
  'npm run contract:release': { into: '--', leaves: '0.2.0.json' },
  'npm run check': { steps: 'generated, contract, changes, lint, english, types, unit' },
  'npm test': { steps: 'generated, contract, changes, lint, english, types, unit' },
};

/** Run in their order, with what the page says about them, by tests of their own. */
const walked: Readonly<Record<string, string>> = {
  'npm run build': 'delivery-commands.test.ts',
  'npm run preview': 'delivery-commands.test.ts',
  'npm run sitemap -- https://signal.example https://api.signal.example': 'delivery-commands.test.ts',
  'npx node packages/sdk/examples/list-orders.ts': 'integrator.test.ts',
  'npx node try.ts': 'integrator.test.ts',
};

/** What the commands leave behind in the folder. */
const written = ['calls.har', 'coverage.json', 'shop.sqlite', 'shop.sqlite-shm', 'shop.sqlite-wal'];
const shown = documents.flatMap(shellLines).filter(({ line }) => !line.startsWith('curl '));
const formOf = (line: string) => line.replace(/(--scenario )\S+/, '$1NAMES');

afterAll(() => {
  for (const name of written) rmSync(name, { force: true });
});

test('every command of every page is known here, and every command here stands on a page', () => {
  const forms = new Set(shown.map(({ line }) => formOf(line)));
  expect([...forms].sort()).toEqual([...Object.keys(proofs), ...Object.keys(walked)].sort());
});

test.each(Object.entries(proofs))('`%s` works', { timeout: 180_000 }, async (form, proof) => {
  const line = shown.find((one) => formOf(one.line) === form)?.line ?? '';
  if ('steps' in proof) {
    const refused = type(`${line} -- nothing`);
    expect([await refused.ended(), refused.output()]).toEqual([1, expect.stringContaining(proof.steps)]);
    return;
  }
  if ('into' in proof) {
    const folder = folderOfItsOwn();
    const writing = type(`${line} ${proof.into} ${folder}`);
    expect([await writing.ended(), writing.output()]).toEqual([0, expect.any(String)]);
    expect(readdirSync(folder)).toContain(proof.leaves);
    return;
  }
  const command = type('apart' in proof ? `${line} ${proof.apart} ${folderOfItsOwn()}` : line);
  if ('ends' in proof) {
    expect([await command.ended(), command.output()]).toEqual([proof.ends, expect.any(String)]);
    return;
  }
  if ('begins' in proof) await command.said(proof.begins);
  else {
    const [, address] = await command.said(proof.serves);
    const answer = await fetch(`${address}${proof.below}`, { redirect: 'manual' });
    await answer.text();
    expect(answer.status, command.output()).toBeLessThan(500);
    if (line.includes('--har')) await fetch(`${address}/api/index/getCategoryList`, { method: 'POST' });
  }
  command.interrupt();
  await command.ended();
});

function folderOfItsOwn(): string {
  const folder = mkdtempSync(join(tmpdir(), 'signal-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

// Here, and not with the page that it is about: two development servers at once would prepare the same libraries.
test('`npm start -- --backend` sends the calls of the shop to the backend, and notes them', {
  timeout: 180_000,
}, async () => {
  const backend = await startMockServer({ port: 0, scenario: ['category.empty'] });
  onTestFinished(() => backend.close());
  const started = type(
    'npm start -- --backend http://127.0.0.1:8080'.replace('http://127.0.0.1:8080', backend.url),
  );
  const [, shop = ''] = await started.said(/Shop {10}(http:\S+)\//);
  await started.said(/Calls go to/);
  const answer = await fetch(`${shop}/api/index/getCategoryList`, { method: 'POST' });
  expect(await answer.json()).toMatchObject({ code: 1, msg: { tree: [] } });
  const { calls } = Object(await (await fetch(`${shop}/__mock/calls`)).json());
  expect(calls).toMatchObject([
    { operationId: 'listCategories', backend: expect.stringContaining(backend.url) },
  ]);
});

test.each(Object.entries(walked))('`%s` is run by %s', (line, file) => {
  expect(readFileSync(`tests/documents/${file}`, 'utf8')).toContain(`'${line}'`);
});

test('every curl command of every page asks a server that a test starts', () => {
  const origins = documents
    .flatMap(shellLines)
    .filter(({ line }) => line.startsWith('curl '))
    .map(({ line }) => new URL(requestOf(line).url).origin);
  expect(new Set(origins)).toEqual(new Set(['http://127.0.0.1:4010', 'http://localhost:4173']));
});
