// Writes every generated file: the bundled contract, the SDK's code from it, the words of each language.
import { delimiter, join } from 'node:path';
import { contractBundle } from './generated-files.ts';

const root = join(import.meta.dirname, '..');
process.chdir(root);
// Run by hand, without npm, the tools of the workspace are not on the path.
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

await import('./bundle-contract.ts');
const { generateSdk } = await import('../packages/sdk/generator/generate-sdk.ts');
const changed = await generateSdk(contractBundle);
console.log(
  changed.length === 0 ? 'Everything generated is up to date.' : `Generated ${changed.join(', ')}.`,
);

await import('../packages/ui/scripts/words.ts');
