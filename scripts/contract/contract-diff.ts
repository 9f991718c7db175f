// Reports what changed in the contract since its last release, and for whom: `npm run contract:diff`; exits with 1 for a forbidden change.
// `-- --since HEAD` reports the changes since a commit, whether the version allows them or not.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Change, Party } from '../contract-changes/change.ts';
import { isBreaking } from '../contract-changes/change.ts';
import { compareContracts } from '../contract-changes/compare-contracts.ts';
import type { Bundle } from '../contract-changes/releases.ts';
import { lastRelease, mayBreak, readBundle } from '../contract-changes/releases.ts';
import { copyFilesAt } from '../files-at-commit.ts';
import { contractBundle } from '../generate/generated-files.ts';
import { bundle as bundleFiles } from './bundle-contract.ts';

const partyNames: Readonly<Record<Party, string>> = {
  readers: 'code that reads answers',
  senders: 'code that sends requests',
  mock: 'the mock server and every backend',
  forms: 'forms',
};

const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
const release = since === undefined ? lastRelease() : contractAt(since);
if (release === undefined) throw new Error('There is no release yet: npm run contract:release writes one.');
const bundle = readBundle(contractBundle);
const changes = compareContracts(release, bundle);
const breaking = changes.filter(isBreaking);
const [before, after] = [release.info.version, bundle.info.version];

console.log(
  `Since ${since ?? before} (this is ${after}): ${changes.length} changes, ${breaking.length} of them breaking.`,
);
for (const party of ['readers', 'senders', 'mock', 'forms'] as const) {
  print(
    `Breaks ${partyNames[party]}`,
    changes.filter(({ breaks }) => breaks.includes(party)),
  );
}
for (const party of ['mock', 'forms', 'readers', 'senders'] as const) {
  print(
    `Needs an update or a review: ${partyNames[party]}`,
    changes.filter((change) => isOnlyConcern(change, party)),
  );
}
print(
  'Needs no action',
  changes.filter(({ breaks, affects }) => breaks.length + affects.length === 0),
);
if (since === undefined && breaking.length > 0 && !mayBreak(before, after)) {
  console.error(
    `\n${after} must not contain breaking changes since ${before}: raise info.version in openapi/openapi.yaml.`,
  );
  process.exitCode = 1;
}

/** The contract of a commit, bundled by the current configuration. */
function contractAt(commit: string): Bundle {
  const copy = copyFilesAt(commit, ['openapi']);
  try {
    const path = join(copy, 'bundle.json');
    bundleFiles(join(copy, 'openapi/openapi.yaml'), 'openapi/redocly.yaml', path);
    return readBundle(path);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function isOnlyConcern({ breaks, affects }: Change, party: Party): boolean {
  return affects.includes(party) && !breaks.includes(party);
}

function print(title: string, changesOfPart: readonly Change[]): void {
  if (changesOfPart.length === 0) return;
  console.log(`\n${title}`);
  for (const { place, sentence } of changesOfPart) console.log(`  ${place} ${sentence}`);
}
