// Every text that a shopper reads, in all languages: the interface, the messages of the server, and the seed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';

export type Source = 'interface' | 'server' | 'seed';

export type InLanguages = Readonly<Partial<Record<Locale, string>>>;

export interface ShopText {
  /** `cart.title`, `server.refusals.outOfStock`, `seed.site.questions.3.title` */
  readonly id: string;
  readonly source: Source;
  readonly words: InLanguages;
}

export const repository = join(import.meta.dirname, '../..');

/** All texts of a working tree. */
export async function readTexts(tree: string = repository): Promise<readonly ShopText[]> {
  return [...readInterface(tree), ...(await readServer(tree)), ...(await readSeed(tree))];
}

export function readInterface(tree: string = repository): readonly ShopText[] {
  const files = locales.map((locale) => [locale, readLanguage(tree, locale)] as const);
  const ids = new Set(files.flatMap(([, messages]) => Object.keys(messages)));
  return [...ids].map((id) => ({
    id,
    source: 'interface',
    words: inLanguages(files.map(([locale, messages]) => [locale, messages[id]])),
  }));
}

export async function readServer(tree: string = repository): Promise<readonly ShopText[]> {
  const { messagesOf } = await importFrom<
    typeof import('../../packages/mock-server/src/messages/messages.ts')
  >(tree, 'packages/mock-server/src/messages/messages.ts');
  const files = locales.map((locale) => [locale, new Map(leavesOf(messagesOf(locale), 'server'))] as const);
  const ids = new Set(files.flatMap(([, messages]) => [...messages.keys()]));
  return [...ids].map((id) => ({
    id,
    source: 'server',
    words: inLanguages(files.map(([locale, messages]) => [locale, messages.get(id)])),
  }));
}

export async function readSeed(tree: string = repository): Promise<readonly ShopText[]> {
  const { catalogue, site } = await importFrom<typeof import('../../packages/mock-server/src/seed/index.ts')>(
    tree,
    'packages/mock-server/src/seed/index.ts',
  );
  return [...localisedIn(catalogue, 'seed.catalogue'), ...localisedIn(site, 'seed.site')];
}

/** Every text in several languages, however deep it is in a value of the seed. */
export function localisedIn(value: unknown, id: string): readonly ShopText[] {
  if (!isRecord(value)) return [];
  if (defaultLocale in value) {
    return [{ id, source: 'seed', words: inLanguages(locales.map((locale) => [locale, value[locale]])) }];
  }
  return Object.entries(value).flatMap(([key, part]) => localisedIn(part, `${id}.${nameOf(part) ?? key}`));
}

/** Each text once, with the number of other places that have the same words in every language. */
export function distinct<Text extends ShopText>(
  texts: readonly Text[],
): readonly (Text & { readonly otherCount: number })[] {
  const groups = Map.groupBy(texts, ({ id: _, ...rest }) => JSON.stringify(rest));
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, otherCount: others.length }],
  );
}

function readLanguage(tree: string, locale: Locale): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(tree, `packages/ui/lang/${locale}.json`), 'utf8'));
}

function importFrom<Module>(tree: string, path: string): Promise<Module> {
  return import(pathToFileURL(join(tree, path)).href);
}

function leavesOf(value: object, id: string): readonly (readonly [string, string])[] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part === 'string') return [[`${id}.${key}`, part] as const];
    return isRecord(part) ? leavesOf(part, `${id}.${key}`) : [];
  });
}

/** Entries of a list are found again by their id, wherever they move in the list. */
function nameOf(part: unknown): string | undefined {
  if (!isRecord(part)) return undefined;
  const { id } = part;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

function inLanguages(pairs: readonly (readonly [Locale, unknown])[]): InLanguages {
  return Object.fromEntries(pairs.filter(([, text]) => typeof text === 'string'));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
