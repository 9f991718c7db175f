import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { comparison, historyPath, lastRecorded, recordRelease } from './history.ts';

function emptyHistory(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-history-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'history.csv');
}

const first = { version: '0.1.0', sizes: { 'scripts of /': 100_000, 'styles of /': 8_000 } };
const second = { version: '0.2.0', sizes: { 'scripts of /': 110_000, SDK: 7_000 } };

test('each release adds its own rows to the history, once', () => {
  const path = emptyHistory();
  expect(lastRecorded(path)).toBeUndefined();
  recordRelease(first, '2026-11-01', path);
  expect(lastRecorded(path)).toEqual(first);
  recordRelease(second, '2026-12-01', path);
  recordRelease({ ...second, sizes: { SDK: 1 } }, '2026-12-02', path);
  expect(lastRecorded(path)).toEqual(second);
  expect(readFileSync(path, 'utf8')).toBe(`version,date,measure,bytes
0.1.0,2026-11-01,scripts of /,100000
0.1.0,2026-11-01,styles of /,8000
0.2.0,2026-12-01,scripts of /,110000
0.2.0,2026-12-01,SDK,7000
`);
});

test('each size has its ratio to that of the last release', () => {
  const ratios = (sizes: Record<string, number>) =>
    comparison(sizes, first).map((line) => line.split(/ {2,}/).at(-1));
  expect(ratios({ 'scripts of /': 99_500, 'styles of /': 8_000 })).toEqual(['0.995x', '1.000x']);
  expect(ratios({ 'scripts of /': 125_000, SDK: 7_000 })).toEqual(['1.250x', 'new']);
  expect(comparison({ 'scripts of /': 99_500 }, undefined)).toEqual([
    expect.stringMatching(/99\.5 kB +new$/),
  ]);
});

test('the history of this repository has a release with sizes', () => {
  const sizes = Object.values(lastRecorded(historyPath)?.sizes ?? {});
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.every((bytes) => bytes > 0)).toBe(true);
});
