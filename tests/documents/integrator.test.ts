import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { startMockServer } from '@signal-shop/mock-server/server';
import { expect, onTestFinished, test } from 'vitest';
import { type } from './support/run-command.ts';
import { blocksOf } from './support/shell-blocks.ts';

const page = 'docs/start/integrator.md';
const options = { timeout: 60_000 };
/** Inside the repository, so that the program finds its node_modules; git ignores the folder. */
const folder = '.cache/pages';

async function startMock() {
  const mock = await startMockServer({ port: 0, clock: '2026-01-15T12:00:00Z' });
  onTestFinished(() => mock.close());
  return mock;
}

test('the complete program of the page prints the documented output', options, async () => {
  const { url } = await startMock();
  const command = type(`${'npx node packages/sdk/examples/list-orders.ts'} ${url}`);
  expect(await command.waitForExit()).toBe(0);
  expect(command.output()).toContain(blocksOf(page, 'text')[0]?.trim());
});

test('the program that the page builds up runs unchanged and receives the refusal', options, async () => {
  const { url } = await startMock();
  const [program = ''] = blocksOf(page, 'ts');
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(`${folder}/try.ts`, program.replace('http://localhost:4010', url));
  const command = type('npx node try.ts'.replace('try.ts', `${folder}/try.ts`));
  expect(await command.waitForExit()).toBe(0);
  expect(command.output()).toContain(blocksOf(page, 'text')[1]);
});
