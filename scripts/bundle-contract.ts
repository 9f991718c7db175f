// Bundles the many files of the contract into the one that every tool reads.
import { spawnSync } from 'node:child_process';
import { contractBundle } from './generated-files.ts';

// Files of examples share the names of their cases (success, …); the bundle numbers them, which nobody reads.
const quiet = ['--component-renaming-conflicts-severity', 'off'];
/** Ends the program with the faults of the contract when it cannot be bundled. */
export function bundleContract(): void {
  const bundling = spawnSync(
    'redocly',
    [
      'bundle',
      'openapi/openapi.yaml',
      '--config',
      'openapi/redocly.yaml',
      '--output',
      contractBundle,
      ...quiet,
    ],
    { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
  );
  if (bundling.status !== 0) {
    console.error(`The contract could not be bundled.\n${bundling.stdout}${bundling.stderr}`);
    process.exit(1);
  }
}

if (import.meta.main) bundleContract();
