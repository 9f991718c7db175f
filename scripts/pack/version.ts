// `npm run pack:version` raises the versions of the packages, also in the starters and the guides of the components,
// writes their changelogs, and records the download sizes.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease } from '../bench/bundle-size.ts';
import { measureSizes, recordRelease } from '../bench/history.ts';
import { compareContracts } from '../contract-changes/compare-contracts.ts';
import { lastRelease, readBundle } from '../contract-changes/releases.ts';
import { contractBundle } from '../generate/generated-files.ts';
import { contractChangeset } from './contract-changeset.ts';
import { releaseGuides } from './guide-versions.ts';
import { readManifest, repository } from './published-manifest.ts';
import { pinStarters } from './starter-versions.ts';

const release = lastRelease();
const text =
  release === undefined ? null : contractChangeset(compareContracts(release, readBundle(contractBundle)));
if (text !== null) writeFileSync(join(repository, '.changeset/contract.md'), text);
const bin = join(repository, 'node_modules/@changesets/cli/bin.js');
execFileSync(process.execPath, [bin, 'version'], { cwd: repository, stdio: 'inherit' });
const { version } = readManifest(join(repository, 'packages/sdk'));
pinStarters(join(repository, 'starters'), version);
releaseGuides(join(repository, 'packages/ui/src'), version);
const sizes = await measureSizes(await buildRelease());
recordRelease({ version, sizes }, new Date().toISOString().slice(0, 10));
