// Raises the versions of the packages, also in the starters, and writes their changelogs: `npm run pack:version`.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareContracts } from '../contract-changes/compare-contracts.ts';
import { lastRelease, readBundle } from '../contract-changes/releases.ts';
import { contractBundle } from '../generate/generated-files.ts';
import { contractChangeset } from './contract-changeset.ts';
import { readManifest, repository } from './published-manifest.ts';
import { pinStarters } from './starter-versions.ts';

const release = lastRelease();
const text =
  release === undefined ? null : contractChangeset(compareContracts(release, readBundle(contractBundle)));
if (text !== null) writeFileSync(join(repository, '.changeset/contract.md'), text);
const bin = join(repository, 'node_modules/@changesets/cli/bin.js');
execFileSync(process.execPath, [bin, 'version'], { cwd: repository, stdio: 'inherit' });
pinStarters(join(repository, 'starters'), readManifest(join(repository, 'packages/sdk')).version);
