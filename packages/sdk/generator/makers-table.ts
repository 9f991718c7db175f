// Generates a maker for each entity of the contract: `anOrder({ orderstatus: 4 })`.
import type { ContractDocument, Schema } from './contract-document.ts';
import { entityNames } from './faker-document.ts';

/** Entities whose fields depend on each other are settled by hand, in `src/testing`. */
const settlements: Readonly<Record<string, readonly string[]>> = {
  coupons: ['Coupon'],
  goods: [
    'Banner',
    'CartItem',
    'Comment',
    'DownloadModel',
    'FlashSaleItem',
    'Goods',
    'GoodsDetail',
    'HotProduct',
    'MenuGoods',
    'OrderLineReview',
    'SuggestedGoods',
  ],
  orders: ['Address', 'Order', 'OrderDetail', 'OrderLine', 'PrizeAddress', 'SavedAddress'],
};

/** Returns the text of `generated/testing/makers.ts`. */
export function makersTable(contract: ContractDocument): string {
  const names = entityNames(contract).sort();
  const settlers = Object.values(settlements).flat();
  const fakes = names.map((name) => `  fake${name},\n`).join('');
  return [
    ...Object.entries(settlements).map(
      ([file, entities]) =>
        `import {\n${entities.map((name) => `  settle${name},\n`).join('')}} from '../../testing/${file}.ts';`,
    ),
    "import type { Maker } from '../../testing/maker.ts';",
    "import { choiceMaker, maker } from '../../testing/maker.ts';",
    `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from '../types.ts';`,
    `import {\n${fakes}} from './@faker-js/faker.gen.ts';`,
    '',
    ...names.map((name) => makerLine(contract, name, settlers)),
    '',
  ].join('\n');
}

function makerLine(contract: ContractDocument, name: string, settlers: readonly string[]): string {
  const displayName = shortName(name);
  if (!hasFields(contract.components.schemas?.[name])) {
    return `export const ${makerName(name)}: Maker<${name}, ${name}> = choiceMaker('${displayName}', fake${name});`;
  }
  const settle = settlers.includes(displayName) ? `, settle${displayName}` : '';
  return `export const ${makerName(name)}: Maker<${name}> = maker('${displayName}', fake${name}${settle});`;
}

/** Names the summary in lists without a suffix: `aGoods`, `anOrder`; the detail has its own name. */
function shortName(name: string): string {
  return name.replace(/Summary$/, '');
}

function makerName(name: string): string {
  return `${/^[AEIOU]/.test(name) && !name.startsWith('User') ? 'an' : 'a'}${shortName(name)}`;
}

function hasFields(schema: unknown): boolean {
  return isSchema(schema) && (schema.properties !== undefined || schema.allOf !== undefined);
}

function isSchema(schema: unknown): schema is Schema {
  return typeof schema === 'object' && schema !== null;
}
