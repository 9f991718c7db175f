import { expect, test } from 'vitest';
import { assertNode } from '../assert-node.ts';
import { readBundle } from '../gate/contract.ts';
import { startTestServer } from '../testing/testing-server.ts';
import { readCommand } from './cli-options.ts';
import { exitCodeOf } from './exit-code.ts';

const nowhere = new URL('file:///nowhere/openapi.json');
const brokenUrl = new URL(import.meta.url);

test.each([
  ['a word that cannot be understood', 2, async () => readCommand(['--port', 'abc'])],
  ['a Node before 24', 2, async () => assertNode('22.23.3')],
  ['an early Node 24', 2, async () => assertNode('24.17.9')],
  ['a scenario that nobody knows', 2, () => startTestServer({ scenario: ['cart.golden'] })],
  [
    'an argument that a scenario refuses',
    2,
    () => startTestServer({ scenario: ['auth.expires-after:soon'] }),
  ],
  ['a contract that is missing', 3, () => readBundle(nowhere)],
  ['a contract that is broken', 3, () => readBundle(brokenUrl)],
  ['an address that this machine does not have', 5, () => startTestServer({ host: '203.0.113.7' })],
  ['a state file that cannot be used', 1, () => startTestServer({ state: '/nowhere/at/all.sqlite' })],
])('%s exits with %d', async (_what, code, fail) => {
  const error: unknown = await fail().then(
    () => expect.fail('it did not fail'),
    (reason: unknown) => reason,
  );
  expect(exitCodeOf(error)).toBe(code);
});

test.each(['24.18.0', '24.21.0', '26.0.0'])('the server starts under Node %s', (version) => {
  expect(() => assertNode(version)).not.toThrow();
});
