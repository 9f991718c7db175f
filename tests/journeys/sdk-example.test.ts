import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startMockServer } from '@signal-shop/mock-server/server';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../packages/sdk/examples/list-orders.ts');

async function startShop(): Promise<string> {
  const server = await startMockServer({ port: 0 });
  onTestFinished(() => server.close());
  return server.url;
}

test('the script of the README logs in and lists orders', async () => {
  const { stdout, stderr } = await run(process.execPath, [script, await startShop()]);
  const [first, ...orders] = stdout.trim().split('\n');
  expect(first).toMatch(/^Ada has \d+ orders\.$/);
  expect(orders.length).toBeGreaterThan(0);
  for (const line of orders) expect(line).toMatch(/^[0-9A-Z]{8,32} +\$[\d,]+\.\d\d {2}\w+$/);
  expect(stderr).toBe('');
});

test('the script of the README says why it could not log in', async () => {
  const failure = run(process.execPath, [script, await startShop(), 'ada@example.com', 'wrong-password']);
  await expect(failure).rejects.toMatchObject({ code: 1, stdout: expect.stringMatching(/\(refused\)\n$/) });
});
