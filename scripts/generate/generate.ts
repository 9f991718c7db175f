// Writes every generated file: the bundled contract, the SDK's code and the examples from it, the tokens, the messages of each
// language, and the pages about orders and scenarios.
import { delimiter, join } from 'node:path';
import { writeApiDocument } from '../contract/api-document.ts';
import { bundleContract, bundleControl } from '../contract/bundle-contract.ts';
import { reserveExamples, writeExamples } from '../contract/write-examples.ts';
import { writeOrderDocument } from '../documents/order-document.ts';
import { writeScenarioDocument } from '../documents/scenario-document.ts';
import { writeControlCode } from './control-code.ts';
import { contractBundle, controlBundle } from './generated-files.ts';
import { writeRejectionCode } from './rejection-code.ts';
import { sentenceOf } from './unfinished.ts';

const root = join(import.meta.dirname, '../..');
process.chdir(root);
// Without npm, the tools of the workspace are not on the path.
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

// The examples are answers of the mock shop, which imports the SDK, which is generated from the contract that refers to them.
reserveExamples();
await bundleContract();
bundleControl();
const { generateSdk } = await import('../../packages/sdk/generator/generate-sdk.ts');
const code = [
  ...(await generateSdk(contractBundle)),
  ...writeApiDocument(contractBundle),
  ...(await writeControlCode(controlBundle, contractBundle)),
  ...writeRejectionCode(contractBundle),
];
const examples = await writeExamples().catch((error: unknown) => {
  const sentence = sentenceOf(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exit(1);
});
if (examples.length > 0) await bundleContract();
const documents = [...(await writeOrderDocument()), ...(await writeScenarioDocument())];
const changedFiles = [...code, ...examples, ...documents];
console.log(
  changedFiles.length === 0 ? 'Everything generated is up to date.' : `Generated ${listOf(changedFiles)}.`,
);

await import('../../packages/ui/scripts/tokens.ts');
await import('../../packages/ui/scripts/words.ts');
await import('../../packages/ui/scripts/icons.ts');
await import('../../packages/ui/scripts/product-art.ts');

function listOf(paths: readonly string[]): string {
  const firstPaths = paths.slice(0, 5).join(', ');
  return paths.length > 5 ? `${firstPaths} and ${paths.length - 5} more` : firstPaths;
}
