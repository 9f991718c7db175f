// Writes every generated file: bundles the contract into the one file that every tool reads.
import { spawnSync } from 'node:child_process';
import { contractBundle } from './generated-files.ts';

const source = 'openapi/openapi.yaml';
const bundling = spawnSync('redocly', ['bundle', source, '--output', contractBundle], { stdio: 'inherit' });
process.exitCode = bundling.status ?? 1;
