// Generates everything again and fails if a committed generated file was stale.
import { spawnSync } from 'node:child_process';
import { exampleChanges, readExamples } from './example-changes.ts';
import { changedPaths, generatedFingerprints } from './generated-files.ts';

const before = generatedFingerprints();
const examplesBefore = readExamples();
const generation = spawnSync(process.execPath, ['scripts/generate/generate.ts'], { stdio: 'inherit' });
if (generation.status !== 0) process.exit(generation.status ?? 1);

const changedFiles = changedPaths(before, generatedFingerprints());
if (changedFiles.length > 0) {
  console.error(
    'These generated files were stale and have been rewritten. Review them, then commit them with the change that caused it.',
  );
  for (const path of changedFiles) console.error(`  ${path}`);
  const changes = exampleChanges(examplesBefore, readExamples());
  if (changes.length > 0) console.error('Look at these answers before you commit them:');
  for (const change of changes) console.error(`  ${change}`);
  process.exit(1);
}
