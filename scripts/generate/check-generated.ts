// Generates everything again and fails if a committed generated file was stale.
import { spawnSync } from 'node:child_process';
import { changedPaths, generatedFingerprints } from './generated-files.ts';

const before = generatedFingerprints();
const generation = spawnSync(process.execPath, ['scripts/generate/generate.ts'], { stdio: 'inherit' });
if (generation.status !== 0) process.exit(generation.status ?? 1);

const changedFiles = changedPaths(before, generatedFingerprints());
if (changedFiles.length > 0) {
  console.error(
    'These generated files were stale. They are right now: commit them with the change that caused it.',
  );
  for (const path of changedFiles) console.error(`  ${path}`);
  process.exit(1);
}
