// Bundles the many files of the contract into the one that every tool reads, lets Prism read it for the mock server, and
// bundles the description of the mock's own control API.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { prepareOperations } from '../../packages/mock-server/src/server/gate/prism-operations.ts';
import { contractBundle, controlBundle, preparedOperations } from '../generate/generated-files.ts';

// Files of examples share the names of their cases (success, …); the bundle numbers them, which nobody reads.
const quiet = ['--component-renaming-conflicts-severity', 'off'];

/** Ends the program with the faults of the contract when it cannot be bundled. */
export async function bundleContract(): Promise<void> {
  bundle('openapi/openapi.yaml', 'openapi/redocly.yaml', contractBundle);
  const operations = await prepareOperations(JSON.parse(readFileSync(contractBundle, 'utf8')));
  writeFileSync(preparedOperations, JSON.stringify(operations));
}

/** Likewise for the description of `/__mock`. */
export function bundleControl(): void {
  bundle('openapi/control/openapi.yaml', 'openapi/control/redocly.yaml', controlBundle);
}

function bundle(root: string, config: string, output: string): void {
  const bundling = spawnSync('redocly', ['bundle', root, '--config', config, '--output', output, ...quiet], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  if (bundling.status !== 0) {
    console.error(`${root} could not be bundled.\n${bundling.stdout}${bundling.stderr}`);
    process.exit(1);
  }
}

if (import.meta.main) {
  await bundleContract();
  bundleControl();
}
