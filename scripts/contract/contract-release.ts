// Keeps the contract as it is now as the release that later ones are compared with: `npm run contract:release`, or in another folder
// with `-- FOLDER`.
import { readBundle, writeRelease } from '../contract-changes/releases.ts';
import { contractBundle } from '../generate/generated-files.ts';

console.log(
  `Wrote ${writeRelease(readBundle(contractBundle), process.argv[2])}. Commit it with the release.`,
);
