// `npm run new` writes what a new call, field, scenario, screen or message needs, and prints what is left to do.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { reserveExamples } from '../contract/write-examples.ts';
import { usage, wantsHelp } from './command.ts';
import { create } from './create.ts';
import { Refusal } from './refusal.ts';

const root = join(import.meta.dirname, '../..');

if (wantsHelp(process.argv.slice(2))) {
  console.log(usage);
  process.exit(0);
}
try {
  const { isWritten, files, steps } = create(process.argv.slice(2), root);
  if (isWritten) finish(files);
  console.log(`${isWritten ? 'Wrote' : 'Would write'}\n${files.map((path) => `  ${path}`).join('\n')}\n`);
  console.log(`Next\n${steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Formats the code, and reserves the examples, so that every command can bundle the contract before the next generation. */
function finish(files: readonly string[]): void {
  const code = files.filter((path) => path.endsWith('.ts') || path.endsWith('.tsx'));
  const { status } = spawnSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...code], {
    cwd: root,
  });
  if (status !== 0) console.error('The code could not be formatted: npm test -- lint shows why.');
  process.chdir(root);
  reserveExamples();
}
