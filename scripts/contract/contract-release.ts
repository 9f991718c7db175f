// Stores the current contract as a release to compare later ones with: `npm run contract:release`, or in another folder
// with `-- FOLDER`.
import { readBundle, writeRelease } from '../contract-changes/releases.ts';
import { contractBundle } from '../generate/generated-files.ts';

console.log(
  `Wrote ${writeRelease(readBundle(contractBundle), process.argv[2])}. Commit it with the release.`,
);
