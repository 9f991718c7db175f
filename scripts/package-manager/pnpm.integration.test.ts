import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface Archives {
  readonly unpack: (name: string, hash: string, folder: string) => void;
}

test('pnpm runs in the version of the manifest', () => {
  const { packageManager }: { readonly packageManager: string } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const { stdout } = spawnSync(process.execPath, ['scripts/package-manager/pnpm.mjs', '--version'], {
    encoding: 'utf8',
  });
  expect(packageManager.split('+')[0]).toBe(`pnpm@${stdout.trim()}`);
});

test('[D02] nothing of an archive with another hash is unpacked', async () => {
  const archives: Archives = await import(new URL('./checked-archive.mjs', import.meta.url).href);
  const home = mkdtempSync(join(tmpdir(), 'signal-archive-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const source = join(home, 'source');
  const folder = join(home, 'unpacked');
  mkdirSync(source);
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name: 'archive', version: '1.0.0' }));
  const unpack = (hash: string) => () => archives.unpack(source, hash, folder);
  const difference = /has the hash (sha512-\S+) instead of sha512-other/;
  expect(unpack('sha512-other')).toThrow(difference);
  expect(existsSync(folder)).toBe(false);
  let found = '';
  try {
    unpack('sha512-other')();
  } catch (error) {
    [, found = ''] = difference.exec(String(error)) ?? [];
  }
  unpack(found)();
  expect(existsSync(join(folder, 'package', 'package.json'))).toBe(true);
});
