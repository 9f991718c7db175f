import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flagGroups, usage } from './cli-flags.ts';
import { readCommand } from './cli-options.ts';
import { UsageError } from './cli-values.ts';

test('without arguments the mock starts on 4010 with the defaults of the server', () => {
  expect(readCommand([])).toMatchObject({ name: 'start', options: { port: 4010 }, threshold: null });
});

test('each flag of a start becomes an option of the server', () => {
  const words = [
    ...['start', '--port', '0', '--host', '0.0.0.0', '--scenario', 'cart.many,flash.closed'],
    ...['--scenario', 'auth.vip', '--seed', '7', '--size', 'tiny', '--locale', 'de'],
    ...['--isolation', 'request', '--clock', '2026-01-15T12:00:00Z', '--speed', '60', '--state', 'a.sqlite'],
    ...['--latency', '250', '--rate-limit', '600', '--fault', 'reset', '--fault', 'status=429:getCart:0.5'],
    ...['--validate-request', 'off', '--validate-response=warn', '--log', 'silent'],
    ...[
      '--proxy',
      'http://127.0.0.1:8080',
      '--proxy-operations',
      'getCart,addCartItem',
      '--proxy-timeout',
      '9',
    ],
    ...['--allowed-hosts', 'mock.team.example,.cluster.local'],
    ...['--webhook-url', 'http://127.0.0.1:8080/hooks', '--webhook-secret', 'whsec_a'],
    ...['--record', 'a.jsonl', '--har', 'a.har', '--coverage', 'a.json', '--coverage-threshold', '80'],
  ];
  expect(readCommand(words)).toMatchObject({
    threshold: 80,
    options: {
      port: 0,
      host: '0.0.0.0',
      allowedHosts: ['mock.team.example', '.cluster.local'],
      scenario: ['cart.many', 'flash.closed', 'auth.vip'],
      seed: '7',
      size: 'tiny',
      locale: 'de',
      isolation: 'request',
      clock: '2026-01-15T12:00:00Z',
      speed: 60,
      state: 'a.sqlite',
      latency: 250,
      rateLimit: 600,
      faults: [
        { operationId: '*', kind: 'reset' },
        { operationId: 'getCart', kind: 'status', status: 429, probability: 0.5 },
      ],
      validateRequest: 'off',
      validateResponse: 'warn',
      proxy: { url: 'http://127.0.0.1:8080', operations: ['getCart', 'addCartItem'], timeoutMs: 9 },
      webhook: { url: 'http://127.0.0.1:8080/hooks', secret: 'whsec_a' },
      record: 'a.jsonl',
      har: 'a.har',
      coverage: 'a.json',
    },
  });
});

test.each([
  ['latency=800', { operationId: '*', kind: 'latency', ms: 800 }],
  ['drop-after-bytes=10:getCart', { operationId: 'getCart', kind: 'drop-after-bytes', bytes: 10 }],
  ['html-500:0.2', { operationId: '*', kind: 'html-500', probability: 0.2 }],
  ['empty:*:1', { operationId: '*', kind: 'empty', probability: 1 }],
])('--fault %s is a fault', (text, fault) => {
  expect(readCommand(['--fault', text])).toMatchObject({ options: { faults: [fault] } });
});

test.each([
  [['--port', 'abc'], '--port takes a port from 0 to 65535; not "abc"'],
  [['--port', '70000'], '--port takes a port from 0 to 65535; not "70000"'],
  [
    ['--clock', 'tomorrow'],
    '--clock takes real, frozen or a moment such as 2026-01-15T12:00:00Z; not "tomorrow"',
  ],
  [['--clock', 'frozn'], 'Did you mean frozen?'],
  [['--clock', '0'], '--clock takes'],
  [['--clock', 'frozen', '--speed', '2'], '--speed cannot be combined with --clock frozen'],
  [['--webhook-url', 'ftp://a.test'], '--webhook-url takes an address such as http://127.0.0.1:8080'],
  [['--webhook-secret', 'whsec_a'], 'The URL of the receiver is missing'],
  [['--allowed-hosts', 'https://mock.example'], '--allowed-hosts takes names such as mock.team.example'],
  [['--allowed-hosts', 'mock.example:443'], 'without a port; not "mock.example:443"'],
  [['--rate-limit', '0'], '--rate-limit takes calls from 1 to 1000000'],
  [['--record', 'a.jsonl'], '--record needs a backend'],
  [
    ['--proxy', 'http://a.test', '--proxy-operations', '*', '--record', 'a', '--replay', 'a'],
    '--record cannot',
  ],
  [['--replay', 'a', '--record', 'a'], '--record needs a backend'],
  [['--speed', '0'], '--speed takes a number above 0'],
  [['--speed', '1001'], '--speed takes a number above 0, at most 1000'],
  [['--validate-request', 'maybe'], '--validate-request takes strict, warn or off; not "maybe"'],
  [['--size', 'larg'], 'Did you mean large?'],
  [['--locale', 'pt'], '--locale takes'],
  [['--isolation', 'sesion'], 'Did you mean session?'],
  [['--latency', '-5'], '--latency takes milliseconds'],
  [['--log', 'loud'], '--log takes line, json, problems or silent; not "loud"'],
  [['--scenario', 'cart.mny'], 'There is no scenario "cart.mny". Did you mean cart.many?'],
  [['--fault', 'rest'], 'Did you mean reset?'],
  [['--fault', 'reset=5'], '--fault takes reset without a number; not "reset=5"'],
  [['--fault', 'status=200'], '--fault takes a status from 400 to 599; not "200"'],
  [['--fault', 'reset:getCrt'], 'Did you mean getCart?'],
  [['--fault', 'reset:getCart:1.5'], '--fault takes a probability from 0 to 1; not "1.5"'],
  [['--fault', 'reset:getCart:listGoods'], '--fault takes KIND, KIND:CALL or KIND:CALL:PROBABILITY'],
  [['--proxy', 'localhost:80'], '--proxy takes an address such as http://127.0.0.1:8080; not "localhost:80"'],
  [['--proxy', 'http://a'], 'The proxied calls are missing'],
  [['--proxy-operations', 'getCart'], 'The URL of the backend is missing'],
  [['--proxy', 'http://a', '--proxy-operations', 'getCard'], 'Did you mean getCart?'],
  [['--coverage-threshold', '101'], '--coverage-threshold takes a percentage from 0 to 100; not "101"'],
  [['--colour'], '--colour is not a flag of the mock'],
  [['--prot', '1'], '--prot is not a flag of the mock. Did you mean --port? mock-server --help lists them.'],
  [['--scenaro=cart.many'], 'Did you mean --scenario?'],
  [['-p', '1'], '-p is not a flag'],
  [['--har'], '--har needs a value: --har FILE.'],
  [['--har', '--log', 'json'], '--har needs a value'],
  [['--port', '1', '--port', '2'], '--port is given twice'],
  [['dance'], '"dance" is not a command'],
  [['scenario'], 'Did you mean scenarios? mock-server --help lists them.'],
  [['explain'], 'mock-server explain needs a scenario'],
  [['coverage'], 'mock-server coverage needs a recording'],
  [['check', '--port', '1'], '--port is a flag of mock-server start, not of mock-server check'],
  [['start', 'now'], 'mock-server start takes no argument "now"'],
])('%j is refused with a message', (words, part) => {
  expect(() => readCommand(words)).toThrow(UsageError);
  expect(() => readCommand(words)).toThrow(part);
});

test.each(['--help', '-h', 'help'])('%s shows the help, with any other arguments', (word) => {
  expect(readCommand([word])).toEqual({ name: 'help' });
});

const flagNames = Object.values(flagGroups).flatMap((group) => Object.keys(group));

test('the reference documents every flag', () => {
  const reference = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  for (const name of flagNames) expect(reference).toContain(`\`--${name}`);
});

test('the help has a line for every flag, none wider than a terminal', () => {
  for (const name of flagNames) expect(usage(true)).toContain(`  --${name} `);
  for (const line of usage(true).split('\n')) expect(line.length, line).toBeLessThanOrEqual(120);
});

test('the help of the package lacks only the flag that needs the sources', () => {
  const lines = usage(false).split('\n');
  const missing = usage(true)
    .split('\n')
    .filter((line) => !lines.includes(line));
  expect(missing).toEqual(['Development:', expect.stringContaining('--watch')]);
});
