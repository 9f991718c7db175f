// Writes every generated file: the bundled contract, the SDK's code from it, its examples, the
// words of each language, the ways of an order, the scenarios, the stories, and which test proves which requirement.
import { delimiter, join } from 'node:path';
import { writeApiDocument } from '../contract/api-document.ts';
import { bundleContract, bundleControl } from '../contract/bundle-contract.ts';
import { reserveExamples, writeExamples } from '../contract/write-examples.ts';
import { writeInventory } from '../documents/inventory.ts';
import { writeOrderDocument } from '../documents/order-document.ts';
import { writeRequirements } from '../documents/requirements.ts';
import { writeScenarioDocument } from '../documents/scenario-document.ts';
import { writeControlCode } from './control-code.ts';
import { contractBundle, controlBundle } from './generated-files.ts';

const root = join(import.meta.dirname, '../..');
process.chdir(root);
// Run by hand, without npm, the tools of the workspace are not on the path.
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

// The examples are answers of the mock shop, which stands on the SDK, which is made from the contract that names them.
reserveExamples();
await bundleContract();
bundleControl();
const { generateSdk } = await import('../../packages/sdk/generator/generate-sdk.ts');
const code = [
  ...(await generateSdk(contractBundle)),
  ...writeApiDocument(contractBundle),
  ...(await writeControlCode(controlBundle, contractBundle)),
];
const examples = await writeExamples();
if (examples.length > 0) await bundleContract();
const documents = [...(await writeOrderDocument()), ...(await writeScenarioDocument()), ...writeInventory()];
const changed = [...code, ...examples, ...documents, ...writeRequirements()];
console.log(changed.length === 0 ? 'Everything generated is up to date.' : `Generated ${listOf(changed)}.`);

await import('../../packages/ui/scripts/words.ts');
await import('../../packages/ui/scripts/icons.ts');
await import('../../packages/ui/scripts/product-art.ts');

function listOf(paths: readonly string[]): string {
  const shown = paths.slice(0, 5).join(', ');
  return paths.length > 5 ? `${shown} and ${paths.length - 5} more` : shown;
}
