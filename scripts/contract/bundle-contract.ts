// Bundles the files of the contract into one for all tools, prepares it with Prism for the mock server, and
// bundles the contract of the control API.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { prepareOperations } from '../../packages/mock-server/src/server/gate/prism-operations.ts';
import { contractBundle, controlBundle, preparedOperations } from '../generate/generated-files.ts';

// Example files share names (success, …); the bundle numbers them, which has no effect.
const quietOptions = ['--component-renaming-conflicts-severity', 'off'];

/** Exits with the errors of the contract if it cannot be bundled. */
export async function bundleContract(): Promise<void> {
  bundle('openapi/openapi.yaml', 'openapi/redocly.yaml', contractBundle);
  const operations = await prepareOperations(JSON.parse(readFileSync(contractBundle, 'utf8')));
  writeFileSync(preparedOperations, JSON.stringify(operations));
}

/** The same for the contract of `/__mock`. */
export function bundleControl(): void {
  bundle('openapi/control/openapi.yaml', 'openapi/control/redocly.yaml', controlBundle);
}

/** Exits with the errors of a contract that cannot be bundled. */
export function bundle(root: string, config: string, output: string): void {
  const bundleProcess = spawnSync(
    'redocly',
    ['bundle', root, '--config', config, '--output', output, ...quietOptions],
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    },
  );
  if (bundleProcess.status !== 0) {
    console.error(`${root} could not be bundled.\n${bundleProcess.stdout}${bundleProcess.stderr}`);
    process.exit(1);
  }
}

if (import.meta.main) {
  await bundleContract();
  bundleControl();
}
