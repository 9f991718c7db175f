// The comments of calls and fields as an editor shows them, and their examples, which compile.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { callExample } from '../../packages/sdk/generator/call-comment.ts';
import type { ContractDocument } from '../../packages/sdk/generator/contract-document.ts';
import { envelopeCallsOf } from '../../packages/sdk/generator/operations-table.ts';
import { typeFaults } from './support/type-check.ts';

const contract: ContractDocument = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8'));

test('the example of every call compiles, as a method and as a function', async () => {
  const calls = envelopeCallsOf(contract);
  const names = calls.map(({ operation }) => operation.operationId);
  const blocks = (form: 'method' | 'function') =>
    calls.map((call) => `{\n${callExample(contract, call, form)}\n}`).join('\n');
  const head = "import type { ShopClient } from '@signal-shop/sdk';";
  const declared = 'declare const shop: ShopClient;\ndeclare const picture: Blob;';
  const imports = `import { ${names.join(', ')} } from '@signal-shop/sdk/calls';`;
  const programs = new Map([
    ['methods.ts', [head, declared, blocks('method')].join('\n')],
    ['functions.ts', [head, imports, declared, blocks('function')].join('\n')],
  ]);
  expect(calls.length).toBeGreaterThan(100);
  expect(await typeFaults(programs)).toEqual([]);
});

/** Each `/*^*\/` is in front of the name that the pointer is on. */
const program = `
import { createShopClient } from '@signal-shop/sdk';
import { listOrders } from '@signal-shop/sdk/calls';
import type { LowestPrice, Money, OrderListState, UnixTimeOrNull } from '@signal-shop/sdk/contract';
const shop = createShopClient({ baseUrl: 'http://shop.test', /*^*/timeoutMs: 5_000 });
await shop./*^*/placeOrder({} as never);
await shop./*^*/getCart();
await shop./*^*/buyNow({} as never);
await /*^*/listOrders(shop, { /*^*/state: 'orders', /*^*/page: 1, /*^*/page_size: 2, /*^*/keyword: 'K9' });
await shop.logIn({ /*^*/email: '', /*^*/password: '' });
await shop.addCartItem({ id: 2011, /*^*/goods_number: 1 });
const { msg } = await shop.listOrders();
msg[0]?./*^*/ctime;
msg[0]?./*^*/money;
const { msg: goods } = await shop.getGoods({ id: 2011 });
goods./*^*/goods_price;
goods./*^*/is_new;
type State = /*^*/OrderListState;
type Price = /*^*/Money;
type Lowest = /*^*/LowestPrice;
type Moment = /*^*/UnixTimeOrNull;
`;

test('an editor shows meaning, unit, bounds, login, effect, refusals and an example', {
  timeout: 120_000,
}, () => {
  const shown = hovers(program);
  expect(shown.timeoutMs).toContain('Default: 60 seconds');
  expect(shown.placeOrder).toMatch(/^Places an order\. Creates an unpaid order/);
  expect(shown.placeOrder).toContain('A write that needs a login: `POST /api/product/order`.');
  expect(shown.placeOrder).toContain('`outOfStock` (3003), ');
  expect(shown.placeOrder).toContain('const { ordersn } = await shop.placeOrder({\n');
  expect(shown.buyNow).toContain('\n- `type: 2` Always 2, the buy-now cart.\n');
  expect(shown.getCart).toContain('A read with an optional login: `POST');
  expect(shown.listOrders).toContain("await listOrders(shop, { state: 'orders', page: 1, page_size: 2 });");
  expect(shown.listOrders).toContain(
    '\n- `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.\n',
  );
  expect(shown.placeOrder).toContain(
    '\n- `delivery_way?: "standard" | "express"` The way of delivery; the ordinary one when left out.\n',
  );
  expect(shown.placeOrder).toMatch(
    /\n- `expected_total: number` The total .+ In major units of the currency/,
  );
  expect(shown.state).toContain('\n- `unpaid`: Orders that are not paid.');
  expect(shown.page).toContain('from 1');
  expect(shown.page_size).toMatch(/12 when .+ 1 to 48\.$/);
  expect(shown.keyword).toMatch(/1 to 200 characters\.$/);
  expect(shown.email).toMatch(/characters\.$/);
  expect(shown.password).toMatch(/characters\.$/);
  expect(shown.goods_number).toContain('The quantity that a shopper requests.');
  expect(shown.ctime).toBe('When the order was placed. Unix time in seconds.');
  expect(shown.money).toContain('in points if paytype is 2');
  expect(shown.goods_price).toMatch(/In major units of the currency, with at most two decimals\.$/);
  expect(shown.is_new).toMatch(/1 for yes, 0 for no\.$/);
  expect(shown.OrderListState).toContain('- `unpaid`: Orders that are not paid.');
  expect(shown.Money).toContain('two decimals');
  expect(shown.LowestPrice).toMatch(/In major units of the currency, with at most two decimals\.$/);
  expect(shown.UnixTimeOrNull).toContain('in seconds, whole ones since 1970-01-01');
  for (const [name, text] of Object.entries(shown)) expect(text, name).not.toContain('@description');
});

interface TextPart {
  readonly text: string;
}

/** The parts of the compiler's interface that this test uses. TypeScript 7 has no language service. */
interface LanguageService {
  getQuickInfoAtPosition(
    path: string,
    position: number,
  ):
    | {
        readonly documentation?: readonly TextPart[];
        readonly tags?: readonly { readonly text?: readonly TextPart[] }[];
      }
    | undefined;
}

function hovers(text: string): Readonly<Record<string, string>> {
  const ts = createRequire(resolve('packages/sdk/package.json'))('typescript');
  const path = resolve('tests/hovered-program.ts');
  const host = {
    getScriptFileNames: () => [path],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name: string) =>
      ts.ScriptSnapshot.fromString(name === path ? text : (ts.sys.readFile(name) ?? '')),
    getCurrentDirectory: () => process.cwd(),
    getCompilationSettings: () => ({
      strict: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2023,
      allowImportingTsExtensions: true,
      noEmit: true,
      types: [],
    }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name: string) => name === path || ts.sys.fileExists(name),
    readFile: (name: string) => (name === path ? text : ts.sys.readFile(name)),
    directoryExists: ts.sys.directoryExists,
    realpath: ts.sys.realpath,
  };
  const service: LanguageService = ts.createLanguageService(host);
  const mark = '/*^*/';
  return Object.fromEntries(
    [...text.matchAll(/\/\*\^\*\/(\w+)/g)].map(({ 1: name = '', index }) => {
      const { documentation = [], tags = [] } =
        service.getQuickInfoAtPosition(path, index + mark.length) ?? {};
      const parts = [documentation, ...tags.map(({ text: tag = [] }) => tag)];
      return [name, parts.map((part) => part.map((piece) => piece.text).join('')).join('\n')];
    }),
  );
}
