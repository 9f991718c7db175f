import { expect, onTestFinished, test, vi } from 'vitest';
import { processLimitMs, startProcess, startProcessWith } from '../testing/testing-process.ts';

const limit = { timeout: processLimitMs };

/** Loaded before the program: the package pg is not found, as in a project without it. */
const withoutDriver = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ resolve: (name, context, next) => next(name === 'pg' ? 'pg-that-is-missing' : name, context) });
`)}`;

test(
  'a store without the package pg prevents the start, with the command that installs it',
  limit,
  async () => {
    const words = ['--port', '0', '--store', 'postgres://mock@127.0.0.1:1/shop'];
    const mock = startProcessWith(['--import', withoutDriver], words);
    expect(await mock.waitForEnd()).toEqual([1, null]);
    expect(mock.output()).toMatch(
      /^A shared store needs the package pg, which is not installed: npm install pg\. \(.*pg-that-is-missing.*\)\n$/,
    );
  },
);

test('the variable MOCK_STORE is the store, unless the flag names another', limit, async () => {
  vi.stubEnv('MOCK_STORE', 'postgres://mock@127.0.0.1:1/shop');
  onTestFinished(() => void vi.unstubAllEnvs());
  const fromVariable = startProcess('--port', '0');
  const fromFlag = startProcess('--port', '0', '--store', 'shop.sqlite');
  expect(await fromVariable.waitForEnd()).toEqual([1, null]);
  expect(fromVariable.output()).toMatch(/^The database of the sessions cannot be used: .*ECONNREFUSED/);
  expect(await fromFlag.waitForEnd()).toEqual([2, null]);
  expect(fromFlag.output()).toContain('store must be the URL of a PostgreSQL database');
});
