// Keeps the contract as it is now as the release that later ones are compared with: `pnpm contract:release`.
import { readBundle, writeRelease } from './contract-changes/releases.ts';
import { contractBundle } from './generated-files.ts';

console.log(`Wrote ${writeRelease(readBundle(contractBundle))}. Commit it with the release.`);
