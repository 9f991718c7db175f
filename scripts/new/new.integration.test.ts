import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { copyOfRepository } from './copy-of-repository.ts';
import { create } from './create.ts';
import { rooms } from './rooms.ts';

const copiedPaths = [
  'openapi',
  'packages/mock-server/src/messages',
  'packages/mock-server/src/operations',
  'packages/mock-server/src/scenarios',
  'scripts/examples',
  'tests/contract/ended-login.test.ts',
];
const shareCart = ['call', 'cart/shareCart', 'Shares the cart: as a link', 'It’s shared', '--spec', '§5'];
const countMails = ['call', 'mail/countMails', 'Counts mails', 'Done', '--spec', '§5', '--read', '--guests'];
const origin = ['field', 'GoodsDetail.origin', 'The country of origin', '--example', 'DE'];
const giftWrap = ['field', 'placeOrder.gift_wrap', 'Whether to wrap the goods', '--example', 'true'];
const shared = ['scenario', 'cart.shared', 'the customer has shared the cart'];

function everyFile(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*.{ts,yaml}', { cwd: folder });
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function modulesIn(folder: string, files: readonly string[]) {
  return files
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, errors: parseSync(path, readFileSync(join(folder, path), 'utf8')).errors }));
}

test('calls and fields keep the rules of the contract', () => {
  const folder = copyOfRepository(copiedPaths);
  for (const args of [shareCart, countMails, origin, giftWrap]) create(args, folder);
  for (const path of ['shareCart/success', 'shareCart/failed', 'countMails/success', 'countMails/failed']) {
    const file = join(folder, 'openapi/components/examples', `${path}.yaml`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'summary: An answer\nvalue: { code: 1, msg: Done }\n');
  }
  const lint = ['lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', '--format', 'json'];
  const report = execFileSync(join(process.cwd(), 'node_modules/.bin/redocly'), lint, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  expect(JSON.parse(report).totals).toMatchObject({ errors: 0, warnings: 0 });
});

test('a call gets its contract, handler, case, login and message in every language', () => {
  const folder = copyOfRepository(copiedPaths);
  const { files, steps } = create(shareCart, folder);
  expect(modulesIn(folder, files).filter(({ errors }) => errors.length > 0)).toEqual([]);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect(read('packages/mock-server/src/operations/handlers/cart.ts')).toContain(
    "shareCart: forMembers('shareCart', (call) => ({ msg: confirm(call, 'shareCart') }))",
  );
  expect(read('scripts/examples/cart/cart-cases.ts')).toContain(
    `example('shareCart', 'success', "Shares the cart: as a link", {})`,
  );
  expect(read('packages/mock-server/src/messages/ja.ts')).toContain('shareCart: "It’s shared"');
  expect(read('tests/contract/ended-login.test.ts')).toContain("'shareCart'");
  expect(parse(read('openapi/openapi.yaml')).paths['/api/product/shareCart']).toEqual({
    $ref: './paths/product/shareCart.yaml',
  });
  expect(steps).toContain('npm run generate');
});

test('every tag of the contract has files for its calls', () => {
  const { tags } = parse(readFileSync('openapi/openapi.yaml', 'utf8'));
  expect(Object.keys(rooms).sort()).toEqual(tags.map(({ name }: { name: string }) => name).sort());
});

test('a call of each tag changes code that stays readable', () => {
  const folder = copyOfRepository(copiedPaths);
  const files = Object.keys(rooms).flatMap((tag, index) => {
    const args = ['call', `${tag}/tryThis${index}`, 'Tries it', 'Done', '--spec', '§5'];
    return create(args, folder).files;
  });
  expect(modulesIn(folder, files).filter(({ errors }) => errors.length > 0)).toEqual([]);
});

test('the type of a field is the one of its example, and it is optional', () => {
  const folder = copyOfRepository(copiedPaths);
  create(origin, folder);
  create(['field', 'CategoryLink.goods_count', 'How many goods it has.', '--example', '12'], folder);
  const schema = (name: string) =>
    parse(readFileSync(join(folder, `openapi/components/schemas/${name}.yaml`), 'utf8'));
  expect(schema('CategoryLink').properties.goods_count).toMatchObject({ type: 'integer', examples: [12] });
  create(['field', 'OrderDetail.gift_wrap', 'Whether it is wrapped.', '--example', 'false'], folder);
  expect(schema('OrderDetail').allOf.at(-1).properties.gift_wrap.$ref).toBe('../codes/Flag.yaml');
  expect(schema('CategoryLink').required).not.toContain('goods_count');
  expect(schema('GoodsDetail').allOf.at(-1).properties.origin).toMatchObject({
    description: 'The country of origin.',
    type: 'string',
    examples: ['DE'],
  });
});

test('a field of a request is an optional property of its body', () => {
  const folder = copyOfRepository(copiedPaths);
  const { files, steps } = create(giftWrap, folder);
  expect(files).toEqual(['openapi/paths/product/order.yaml']);
  const { requestBody } = parse(readFileSync(join(folder, 'openapi/paths/product/order.yaml'), 'utf8')).post;
  const { properties, required } = requestBody.content['application/json'].schema;
  expect(properties.gift_wrap).toEqual({
    $ref: '../../components/codes/Flag.yaml',
    description: 'Whether to wrap the goods.',
  });
  expect(required).not.toContain('gift_wrap');
  expect(steps.join('\n')).toContain('Read it in the handler of placeOrder');
});

test('a dry run lists the files and writes nothing', () => {
  const folder = copyOfRepository(copiedPaths);
  const before = everyFile(folder);
  expect(create([...shared, '--dry-run'], folder).files).toHaveLength(1);
  expect(everyFile(folder)).toEqual(before);
});

test('a scenario joins its group, and a new group gets a module', () => {
  const folder = copyOfRepository(copiedPaths);
  const joined = create(shared, folder);
  const begun = create(['scenario', 'gift-cards.empty', 'the gift card has no value left'], folder);
  const scenarios = 'packages/mock-server/src/scenarios';
  expect(joined.files).toEqual([`${scenarios}/cart/cart.ts`]);
  expect(begun.files).toEqual([`${scenarios}/gift-cards/gift-cards.ts`, `${scenarios}/catalogue.ts`]);
  expect(modulesIn(folder, [...joined.files, ...begun.files]).flatMap(({ errors }) => errors)).toEqual([]);
  expect(readFileSync(join(folder, `${scenarios}/catalogue.ts`), 'utf8')).toContain(
    "import { giftCardsScenarios } from './gift-cards/gift-cards.ts';",
  );
});

const refusedInputs = [
  [['page', 'cart/shareCart'], /no kind "page": choose one of call, field/],
  [['call'], /Give a kind and a name/],
  [['call', 'cart/share-cart', 'Shares', 'Done', '--spec', '§5'], /must be kebab-case\/camelCase/],
  [['call', 'basket/shareCart', 'Shares', 'Done', '--spec', '§5'], /no tag "basket": choose one of home/],
  [['call', 'cart/addCartItem', 'Adds', 'Done', '--spec', '§5'], /addCartItem is taken by .*addCart\.yaml/],
  [['call', 'cart/shareCart', 'Shares', 'Done'], /Give --spec/],
  [['call', 'cart/shareCart', 'Shares', '--spec', '§5'], /Give the message of its answer/],
  [['field', 'GoodsDetail.originCountry', 'It', '--example', 'DE'], /must be PascalCase\.snake_case/],
  [['field', 'Nothing.origin', 'It', '--example', 'DE'], /no entity Nothing/],
  [['field', 'GoodsDetail.maximum', 'It', '--example', '1'], /has a field maximum already/],
  [['field', 'GoodsDetail.name', 'It', '--example', 'K9'], /has a field name already, from Goods/],
  [['field', 'GoodsDetail.origin', 'It'], /Give --example/],
  [['field', 'placeOrder.giftWrap', 'It', '--example', 'true'], /must be camelCase\.snake_case/],
  [['field', 'orderNothing.gift_wrap', 'It', '--example', 'true'], /no call orderNothing/],
  [['field', 'placeOrder.note', 'It', '--example', 'Hello'], /placeOrder has a field note already/],
  [
    ['field', 'listDeliveryCountries.gift_wrap', 'It', '--example', 'true'],
    /listDeliveryCountries has no fields in a JSON body/,
  ],
  [['scenario', 'cart.empty', 'the cart is empty'], /cart\.empty is in .*cart\.ts already/],
  [['scenario', 'cart', 'the cart is empty'], /must be kebab-case\.kebab-case/],
  [['scenario', 'cart.new', '--unknown'], /Unknown option '--unknown'/],
] as const;

test('refuses wrong and taken names with a sentence, and writes nothing', () => {
  const folder = copyOfRepository(copiedPaths);
  const before = everyFile(folder);
  for (const [args, sentence] of refusedInputs) expect(() => create(args, folder)).toThrow(sentence);
  expect(everyFile(folder)).toEqual(before);
});
