import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { startMockServer } from '@signal-shop/mock-server/server';
import { expect, onTestFinished, test } from 'vitest';
import { type } from './support/run-command.ts';
import { blocksOf } from './support/shell-blocks.ts';

const page = 'docs/start/integrator.md';
const patience = { timeout: 60_000 };
/** Beside the node_modules of the repository, as a program in its folder is; git does not look there. */
const folder = '.cache/pages';

async function startMock() {
  const mock = await startMockServer({ port: 0, clock: '2026-01-15T12:00:00Z' });
  onTestFinished(() => mock.close());
  return mock;
}

test('the finished program of the page prints what the page says', patience, async () => {
  const { url } = await startMock();
  const command = type(`${'npx node packages/sdk/examples/list-orders.ts'} ${url}`);
  expect(await command.ended()).toBe(0);
  expect(command.output()).toContain(blocksOf(page, /^text$/)[0]?.trim());
});

test(
  'the program that the page lets one write runs as it stands, and meets the refusal',
  patience,
  async () => {
    const { url } = await startMock();
    const [program = ''] = blocksOf(page, /^ts$/);
    mkdirSync(folder, { recursive: true });
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(`${folder}/try.ts`, program.replace('http://localhost:4010', url));
    const command = type('npx node try.ts'.replace('try.ts', `${folder}/try.ts`));
    expect(await command.ended()).toBe(0);
    expect(command.output()).toContain(blocksOf(page, /^text$/)[1]);
  },
);

test('in a project elsewhere the package is installed from the folder that the page names', () => {
  const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object(manifest).scripts['build:sdk']).toContain('packages/sdk/build/build-package.ts');
});
