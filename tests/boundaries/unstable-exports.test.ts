import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test.each([
  ["import { UNSAFE_x } from 'library';", true],
  ["export { UNSAFE_x } from 'library';", true],
  ['export const x = library.unstable_x;', true],
  ["export const x = library['UNSAFE_x'];", true],
  ['export const { UNSAFE_x } = library;', true],
  ['export const { unstable_x: x } = library;', true],
  ["import * as R from 'library'; export const x = R.unstable_x;", true],
  ["import R from 'library'; export const x = R.unstable_x;", true],
  ["import { default as R } from 'library'; export const x = R.a.unstable_x();", true],
  ['export const x = library\n  .a()\n  .unstable_x;', true],
  ['export const x = <R.unstable_X />;', true],
  ['export const x = <R.a.unstable_X>text</R.a.unstable_X>;', true],
  ['export const x = <R unstable_flag />;', true],
  ['export const x = library({ unstable_flag: true });', true],
  ['({ unstable_x: x } = library);', true],
  ['({ unstable_x } = library);', true],
  ['export let x: R.unstable_X;', true],
  ["export let x: import('library').unstable_X;", true],
  ['export const { x } = library;', false],
  // A namespace or a default export has the name that its importer gives it.
  ["import * as unstable_x from 'library';", false],
  ["import unstable_x from 'library';", false],
  ["export const x = <R flag='unstable_x' />;", false],
])('the linter rejects %s', (code, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'unstable-exports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const plugins = [resolve('scripts/no-unstable-exports.grit')];
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins }));
  writeFileSync(join(folder, 'code.tsx'), code);
  const biome = resolve('node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '.'], { cwd: folder, encoding: 'utf8' });
  expect(`${stdout}${stderr}`).toContain('Checked ');
  expect(stderr.includes('Libraries are used by their public API')).toBe(message);
});
