// The README of the SDK is all that users of the package have: its limits are those that the tests of the package hold.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sizeBars } from '../../packages/sdk/bench/sizes.ts';

test.each([
  ['core and one call', sizeBars.coreAndOneCall],
  ['all calls', sizeBars.everything],
])('the README of the SDK names the size limit of %s', (label, bytes) => {
  const rows = readFileSync('packages/sdk/README.md', 'utf8').split('\n');
  const row = rows.find((line) => line.startsWith(`| ${label}`));
  expect(row).toContain(`| ${bytes / 1000} kB |`);
});
