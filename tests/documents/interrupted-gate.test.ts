import { expect, test } from 'vitest';
import { type } from './support/run-command.ts';

// The terminal sends Ctrl-C to the whole process group, and the bootstrap sends it to the server once more.
test('Ctrl-C on the mock server of this repository prints the coverage and exits with 4 below the threshold', {
  timeout: 180_000,
}, async () => {
  const cli = 'packages/mock-server/src/server/cli/cli.ts';
  const mock = type(`node scripts/bootstrap.mjs ${cli} --port 0 --coverage-threshold 80`);
  await mock.waitForOutput(/Ctrl-C/);
  mock.signal('SIGINT');
  expect([await mock.waitForExit(), mock.output()]).toEqual([
    4,
    expect.stringContaining('80 % are required.'),
  ]);
});
