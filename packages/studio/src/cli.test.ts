import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const root = new URL('../../..', import.meta.url);

function studio(...args: readonly string[]) {
  return spawnSync('node', ['scripts/bootstrap.mjs', 'packages/studio/src/cli.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
}

test('--help prints the usage', () => {
  const { status, stdout, stderr } = studio('--help');
  expect(stdout).toContain('npm run studio -- K9 --view hero');
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('an unknown option prints what is wrong and the usage, without a stack trace', () => {
  const { status, stdout, stderr } = studio('--nope');
  expect(stderr).toContain("'--nope'");
  expect(stderr).toContain('npm run studio -- K9 --view hero');
  expect(stderr).not.toMatch(/^ +at /m);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
