// Bundles the contract into one file and makes the SDK's generated code from it: `node scripts/generate.ts`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { generateSdk } from '../packages/sdk/generator/generate-sdk.ts';
import { contractBundle } from './generated-files.ts';

const root = join(import.meta.dirname, '..');
const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');

const bundling = spawnSync(
  process.execPath,
  [redocly, 'bundle', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', '--output', contractBundle],
  {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
);
if (bundling.status !== 0) {
  console.error(bundling.stderr);
  process.exit(1);
}

const changed = await generateSdk(join(root, contractBundle));
console.log(
  changed.length === 0 ? 'Everything generated is up to date.' : `Generated ${changed.join(', ')}.`,
);
