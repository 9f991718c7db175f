// The parameter `shop` of a stories file. Node cannot import stories, because they import styles: this reads their source.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LiveLink, ShopParameter } from '@signal-shop/ui/stories/live-links.ts';
import type { ESTree, ParseResult } from 'vite';
import { parseSync } from 'vite';

/** The value of `parameters.shop` in the meta of a stories file. */
export async function readShopParameter(storiesFile: string): Promise<ShopParameter | undefined> {
  const source = parseSync(storiesFile, readFileSync(storiesFile, 'utf8'));
  const shop = propertyOf(propertyOf(metaOf(source.program), 'parameters'), 'shop');
  if (shop === undefined) return undefined;
  const value = await evaluate(shop, { source, storiesFile });
  if (!isShopParameter(value)) throw new Error(`${storiesFile}: parameters.shop is not a link.`);
  return value;
}

/** The link of one story, if it has one. */
export function liveLinkOfStory(shop: ShopParameter | undefined, name: string): LiveLink | undefined {
  if (shop === undefined || 'reason' in shop) return undefined;
  return 'states' in shop ? shop.states[name] : shop;
}

function isShopParameter(value: unknown): value is ShopParameter {
  return (
    typeof value === 'object' && value !== null && ('states' in value || 'path' in value || 'reason' in value)
  );
}

interface SourceFile {
  readonly source: ParseResult;
  readonly storiesFile: string;
}

function metaOf({ body }: ESTree.Program): ESTree.Expression | undefined {
  const constants = body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [],
  );
  const meta = constants.find(({ id }) => id.type === 'Identifier' && id.name === 'meta')?.init;
  const argument = meta?.type === 'CallExpression' ? meta.arguments[0] : undefined;
  return argument?.type === 'SpreadElement' ? undefined : argument;
}

function propertyOf(object: ESTree.Expression | undefined, name: string): ESTree.Expression | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  for (const property of object.properties) {
    if (property.type === 'Property' && nameOf(property) === name) return property.value;
  }
  return undefined;
}

function nameOf({ key }: ESTree.ObjectProperty): string {
  return key.type === 'Identifier' ? key.name : '';
}

async function evaluate(expression: ESTree.Expression, file: SourceFile): Promise<unknown> {
  if (expression.type === 'Literal') return expression.value;
  if (expression.type === 'Identifier') return importedValue(expression.name, file);
  if (expression.type !== 'ObjectExpression') {
    throw new Error(`${file.storiesFile}: write parameters.shop as an object or as an import.`);
  }
  const parts = expression.properties.map(async (property) =>
    property.type === 'SpreadElement'
      ? evaluate(property.argument, file)
      : { [nameOf(property)]: await evaluate(property.value, file) },
  );
  return Object.assign({}, ...(await Promise.all(parts)));
}

async function importedValue(name: string, { source, storiesFile }: SourceFile): Promise<unknown> {
  for (const { moduleRequest, entries } of source.module.staticImports) {
    const entry = entries.find(({ localName }) => localName.value === name);
    if (entry === undefined) continue;
    const file = resolve(dirname(storiesFile), moduleRequest.value);
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
    return module[entry.importName.name ?? 'default'];
  }
  throw new Error(`${storiesFile} does not import ${name}.`);
}
