import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const weekMinutes = 10_080;
const policy: Readonly<Record<string, unknown>> = parse(readFileSync('pnpm-workspace.yaml', 'utf8'));
const lockfile = readFileSync('pnpm-lock.yaml', 'utf8');

test('[D01] [D03] [D04] an installation refuses young releases, new install scripts, and packages of a less certain origin', () => {
  expect(policy).toMatchObject({
    minimumReleaseAge: weekMinutes,
    strictDepBuilds: true,
    trustPolicy: 'no-downgrade',
    blockExoticSubdeps: true,
  });
  expect(policy).not.toHaveProperty('dangerouslyAllowAllBuilds');
  expect(policy).not.toHaveProperty('trustPolicyExclude');
});

test('[D02] every archive has a hash in the lockfile', () => {
  const packages: Readonly<Record<string, { readonly resolution?: { readonly integrity?: string } }>> =
    parse(lockfile).packages;
  const entries = Object.entries(packages);
  expect(entries.length).toBeGreaterThan(500);
  expect(entries.filter(([, { resolution }]) => !resolution?.integrity?.startsWith('sha512-'))).toEqual([]);
});

test('[D02] the package manager is pinned with a hash, and so is the program that the bootstrap runs', () => {
  const { packageManager }: { readonly packageManager: string } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+\+sha512\.[0-9a-f]{128}$/);
  const bootstrap = readFileSync('scripts/bootstrap.mjs', 'utf8');
  expect(bootstrap).toContain("join('scripts', 'package-manager', 'pnpm.mjs')");
  expect(bootstrap).not.toContain("'npx'");
});

/** Formats of keys that services issue, as extended regular expressions. */
const secretFormats = [
  'AKIA[0-9A-Z]{16}',
  'gh[pousr]_[A-Za-z0-9]{36}',
  'npm_[A-Za-z0-9]{36}',
  '[rs]k_live_[0-9A-Za-z]{16}',
  'xox[abprs]-[0-9A-Za-z-]{10}',
  '-----BEGIN [A-Z ]*PRIVATE KEY',
];

test('[D05] no file of the repository contains a key of a service', () => {
  const { status, stdout } = spawnSync('git', ['grep', '-lIE', secretFormats.join('|')], {
    encoding: 'utf8',
  });
  expect({ status, files: stdout }).toEqual({ status: 1, files: '' });
});
