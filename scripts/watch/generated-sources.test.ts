import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedGenerated, readGenerated } from './generated-sources.ts';

function repository(): { readonly root: string; readonly write: (path: string, text: string) => void } {
  const root = mkdtempSync(join(tmpdir(), 'watch-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  return { root, write };
}

test('a change of the contract is tested by the modules that the generators changed', () => {
  const { root, write } = repository();
  write('packages/sdk/src/generated/types.ts', 'export type Goods = { id: number };');
  write('packages/sdk/src/generated/calls/getGoods.ts', 'old');
  write('packages/ui/src/intl/generated/de.ts', 'old');
  write('packages/ui/src/intl/load-messages.ts', 'old');
  const before = readGenerated(root);
  write('packages/sdk/src/generated/types.ts', 'export type Goods = { id: number };');
  write('packages/sdk/src/generated/calls/getGoods.ts', 'new');
  write('packages/sdk/src/generated/calls/getCart.ts', 'new');
  write('packages/ui/src/intl/load-messages.ts', 'new');
  expect(changedGenerated(before, readGenerated(root)).toSorted()).toEqual([
    'packages/sdk/src/generated/calls/getCart.ts',
    'packages/sdk/src/generated/calls/getGoods.ts',
  ]);
});
