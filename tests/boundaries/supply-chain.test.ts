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
