import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMockServer } from '@signal-shop/mock-server/server';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { requestOf } from './support/curl.ts';
import { documents } from './support/documents.ts';
import { type } from './support/run-command.ts';
import { shellLines } from './support/shell-blocks.ts';

/** How a command in the documents is tested. */
type Proof =
  /** Runs and ends with this exit code. */
  | { readonly ends: 0 | 4; readonly withFlag?: string }
  /** Runs, prints its URL, and serves there. */
  | { readonly serves: RegExp; readonly below: string }
  /** Runs, prints that it has started, and is stopped, because it takes minutes. */
  | { readonly begins: RegExp; readonly extraArguments?: string }
  /** Runs with a temporary folder as last argument, and writes this file into it. */
  | { readonly into: string; readonly leaves: string }
  /** Would run this test; instead runs with an unknown step, and prints the existing ones. */
  | { readonly steps: string };

const mock = { serves: /Control {7}(http:\S+)\/__mock/, below: '/__mock/health' } as const;
const shop = { serves: /Shop {10}(http:\S+)\//, below: '/__mock/health' } as const;

const dryRun = { ends: 0, withFlag: '--dry-run' } as const;

/**
 * Every command in the documents, once, in execution order; NAMES replaces scenarios, which other tests run one
 * by one.
 */
const proofs: Readonly<Record<string, Proof>> = {
  'npm start': shop,
  'npm start -- --scenario NAMES': shop,
  'npm start -- --backend http://127.0.0.1:8080': shop,
  'npm run mock': mock,
  'npx @signal-shop/mock-server --scenario NAMES': mock,
  'npx @signal-shop/mock-server --state shop.sqlite': mock,
  'npx @signal-shop/mock-server scenarios': { ends: 0 },
  'npx @signal-shop/mock-server explain cart.many': { ends: 0 },
  'npm run mock -- --port 0 --scenario NAMES': mock,
  'npm run mock -- --scenario NAMES': mock,
  'npm run mock -- --isolation request --scenario NAMES': mock,
  'npm run mock -- --latency 800': mock,
  'npm run mock -- --fault status=429:getCart --fault request-lost:*:0.1': mock,
  'npm run mock -- --proxy http://127.0.0.1:8080 --proxy-operations logIn,getCart,addCartItem': mock,
  'npm run mock -- --proxy http://127.0.0.1:8080 --proxy-operations logIn,getCart,addCartItem --record calls.jsonl':
    mock,
  'npm run mock -- --replay calls.jsonl': mock,
  'npm start -- --backend http://127.0.0.1:8080 --record calls.jsonl': shop,
  'npm start -- --replay calls.jsonl': shop,
  'npm run mock -- --webhook-url http://127.0.0.1:8080 --webhook-secret whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw':
    mock,
  'npx node packages/sdk/examples/webhook-receiver.ts 8080 whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw': {
    begins: /Receiving at/,
  },
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
  'npm run contract:diff -- --since HEAD': { ends: 0 },
  'npm run new -- call cart/shareCart "Shares the cart as a link" "Your cart is shared" --spec "§5"': dryRun,
  'npm run new -- field GoodsDetail.origin "The country of origin." --example DE': dryRun,
  'npm run new -- field placeOrder.gift_wrap "Whether the goods are wrapped as a gift." --example true':
    dryRun,
  'npm run new -- scenario cart.shared "the customer has shared the cart as a link"': dryRun,
  'npm run new -- screen support/gift-guide "Gift guide" "Ideas for every budget." --path /gift-guide --spec "§2"':
    dryRun,
  'npm run new -- message checkout.giftWrap "Wrap it as a gift" "Label of a choice." --de "Als Geschenk verpacken"':
    dryRun,
  'npm run watch': { begins: /Watching/ },
  'npm run bench:mock': { begins: /Measuring/ },
  'npm run storybook:build': { begins: /[Bb]uilding/, extraArguments: '-- --output-dir' },
  'npm run build:sdk': { into: '--', leaves: 'index.d.ts' },
  'npm run pack': { begins: /Packing/ },
  'npm run pack:verify': { begins: /Packing/ },
  'npm run starters': { begins: /Packing/ },
  'npm run contract:release': { into: '--', leaves: '0.3.0.json' },
  'npm run words -- cart.checkout': { ends: 0 },
  'npm run words -- --since HEAD~1': { ends: 0 },
  'npm run words -- --lang de --random 250': { ends: 0 },
  'npm run mutate -- sdk/session': { begins: /Mutating/ },
  'npm run judge': { begins: /Judging/ },
  'npm run judge -- csp headers html': { begins: /Judging/ },
  'npm run chaos': { begins: /2500 purchases of four writes each/ },
  'npm run chaos -- --matrix': { begins: /Buying with every fault at every call/ },
  'npm run chaos -- --browser': { begins: /Buying 200 times/ },
  'npm run flaky -- e2e 20': { begins: /Running e2e 20 times/ },
  'npm run engines': { begins: /Running in|not run/ },
  'npm run check': { steps: 'generated, contract, changes, lint, english, types, unit' },
  'npm test': { steps: 'generated, contract, changes, lint, english, types, unit' },
};

/** Commands that separate tests run in the order of their page. */
const testOfCommand: Readonly<Record<string, string>> = {
  'npm run build': 'delivery-commands.test.ts',
  'npm run build -- --demo': 'delivery-commands.test.ts',
  'npm run build -- --catalog https://api.signal.example': 'delivery-commands.test.ts',
  'npm run preview': 'delivery-commands.test.ts',
  'npm run sitemap -- https://signal.example https://api.signal.example': 'delivery-commands.test.ts',
  'npx node packages/sdk/examples/list-orders.ts': 'integrator.test.ts',
  'npx node try.ts': 'integrator.test.ts',
  'npm install --save-dev @signal-shop/mock-server @signal-shop/sdk': '../packages/packed.test.ts',
  'npm install @signal-shop/sdk': '../packages/packed.test.ts',
  'git clone --depth 1 --filter blob:none --sparse https://git.signal.example/signal-shop.git':
    'starters.test.ts',
  'git -C signal-shop sparse-checkout set starters/next': 'starters.test.ts',
  'cp -R signal-shop/starters/next my-shop': 'starters.test.ts',
};

/** Files that the commands leave behind. */
const outputFiles = [
  'calls.har',
  'calls.jsonl',
  'coverage.json',
  'shop.sqlite',
  'shop.sqlite-shm',
  'shop.sqlite-wal',
];
const commandLines = documents.flatMap(shellLines).filter(({ line }) => !line.startsWith('curl '));
const formOf = (line: string) => line.replace(/(--scenario )\S+/, '$1NAMES');

afterAll(() => {
  for (const name of outputFiles) rmSync(name, { force: true });
});

test('every command of every page is listed here, and every listed command is on a page', () => {
  const forms = new Set(commandLines.map(({ line }) => formOf(line)));
  expect([...forms].sort()).toEqual([...Object.keys(proofs), ...Object.keys(testOfCommand)].sort());
});

test.each(Object.entries(proofs))('`%s` works', { timeout: 180_000 }, async (form, proof) => {
  const line = commandLines.find((one) => formOf(one.line) === form)?.line ?? '';
  if ('steps' in proof) {
    const refusal = type(`${line} -- nothing`);
    expect([await refusal.waitForExit(), refusal.output()]).toEqual([
      1,
      expect.stringContaining(proof.steps),
    ]);
    return;
  }
  if ('into' in proof) {
    const folder = folderOfItsOwn();
    const writing = type(`${line} ${proof.into} ${folder}`);
    expect([await writing.waitForExit(), writing.output()]).toEqual([0, expect.any(String)]);
    expect(readdirSync(folder)).toContain(proof.leaves);
    return;
  }
  const command = type('withFlag' in proof ? `${line} ${proof.withFlag}` : line);
  if ('ends' in proof) {
    expect([await command.waitForExit(), command.output()]).toEqual([proof.ends, expect.any(String)]);
    return;
  }
  if ('begins' in proof) await command.waitForOutput(proof.begins);
  else {
    const [, address] = await command.waitForOutput(proof.serves);
    const answer = await fetch(`${address}${proof.below}`, { redirect: 'manual' });
    await answer.text();
    expect(answer.status, command.output()).toBeLessThan(500);
    if (line.includes('--har')) await fetch(`${address}/api/index/getCategoryList`, { method: 'POST' });
  }
  command.signal('SIGINT');
  await command.waitForExit();
});

function folderOfItsOwn(): string {
  const folder = mkdtempSync(join(tmpdir(), 'signal-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

// Not with the tests of its page: two concurrent dev servers would optimize the same dependencies.
test('`npm start -- --backend` sends the calls of the shop to the backend and logs them', {
  timeout: 180_000,
}, async () => {
  const backend = await startMockServer({ port: 0, scenario: ['category.empty'] });
  onTestFinished(() => backend.close());
  const start = type(
    'npm start -- --backend http://127.0.0.1:8080'.replace('http://127.0.0.1:8080', backend.url),
  );
  const [, shop = ''] = await start.waitForOutput(/Shop {10}(http:\S+)\//);
  await start.waitForOutput(/Calls go to/);
  const answer = await fetch(`${shop}/api/index/getCategoryList`, { method: 'POST' });
  expect(await answer.json()).toMatchObject({ code: 1, msg: { tree: [] } });
  const { calls } = Object(await (await fetch(`${shop}/__mock/calls`)).json());
  expect(calls).toMatchObject([
    { operationId: 'listCategories', backend: expect.stringContaining(backend.url) },
  ]);
});

test.each(Object.entries(testOfCommand))('`%s` is run by %s', (line, file) => {
  expect(readFileSync(`tests/documents/${file}`, 'utf8')).toContain(`'${line}'`);
});

test('every curl command of every page calls a server that a test starts', () => {
  const origins = documents
    .flatMap(shellLines)
    .filter(({ line }) => line.startsWith('curl '))
    .map(({ line }) => new URL(requestOf(line).url).origin);
  expect(new Set(origins)).toEqual(new Set(['http://127.0.0.1:4010', 'http://localhost:4173']));
});
