import { basename } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/**
 * Pages on which most visits begin, and the file for what only this one of them shares with other parts. What the
 * product page shares with forms and carts is too much for them to carry the page with it.
 */
const windows: ReadonlyMap<string, string> = new Map([
  ['home-page', 'home-page'],
  ['category-page', 'listing'],
  ['product-detail-page', 'common'],
]);

/** Parts that come by themselves after every first page, or after most: one file for them and what they share. */
const followers: ReadonlySet<string> = new Set([
  'late-part',
  'shared-activity',
  'shop-goods-tools',
  'cart-add',
]);
const callers: ReadonlySet<string> = new Set(['home-overlays']);

/** Up to so many parts share modules in files of their own. */
const sharedByFew = 4;

const entry = 'main';

/** Files in which parts of the shop share modules. Each also takes what its modules import and none before it has. */
const names = ['libraries', 'shop', ...windows.values(), 'late', 'more'];

/** The sdk's index names it, and yet only the listener needs it. */
const later = /[\\/](?:activity-\w+|event-lines)\.ts$/;

const style = /\.css$/;

/** Lists of what the contract has, each entry a module: who imports a list needs only the entries that it names. */
const list = /[\\/]sdk[\\/]src[\\/](?:generated[\\/](?:calls|limits|codes\.gen)|limits|contract)\.ts$/;
const listed = /^(?:limits|codes)\/|[\\/]generated[\\/]calls[\\/]/;

/**
 * Puts each module into a file by which parts of the shop need it: a few files that compress well instead of dozens of
 * crumbs, and no page waits for what only others need.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = names.map((name) => ({
  name: (id, graph) => (fileOf(id, graph) === name ? name : null),
}));

/** null leaves a module to the bundler. */
function fileOf(id: string, graph: Graph): string | null {
  if (later.test(id)) return 'late';
  if (id.includes('rolldown/runtime')) return 'libraries';
  const parts = partsWith(id, graph);
  if (parts.has(entry)) return id.includes('node_modules') ? 'libraries' : 'shop';
  const first = [...parts].filter((part) => windows.has(part));
  // A sheet that comes later makes the browser look at the whole page again.
  if (style.test(id) && [...parts].some(isEverywhere)) return 'shop';
  const [only] = first;
  if (only === undefined) return laterFileOf(parts);
  if (first.length > 1) return 'shop';
  const file = windows.get(only) ?? null;
  // A page's own modules stay with its entry, which another file would only point to.
  return parts.size > 1 || file === only || style.test(id) ? file : null;
}

function isEverywhere(part: string): boolean {
  return part === 'home-page' || followers.has(part) || callers.has(part);
}

function laterFileOf(parts: ReadonlySet<string>): string | null {
  const all = [...parts];
  if (all.some((part) => followers.has(part))) return 'late';
  if (parts.size > 1 && all.some((part) => callers.has(part))) return 'late';
  return parts.size > sharedByFew ? 'more' : null;
}

/** Names of the parts, each loaded by itself, whose code reaches a module. */
function partsWith(id: string, graph: Graph): ReadonlySet<string> {
  const parts = new Set<string>();
  const seen = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const info = graph.getModuleInfo(next);
    if (info === null) continue;
    if (info.isEntry) parts.add(entry);
    if (info.dynamicImporters.length > 0) parts.add(basename(next).replace(/\.tsx?$/, ''));
    queue.push(...(listed.test(next) ? whoName(next, info.importers, graph) : info.importers));
  }
  return parts;
}

/** Modules that name an entry of a list, behind all the lists it stands in. */
function whoName(id: string, importers: readonly string[], graph: Graph): string[] {
  const name = new RegExp(`\\b${basename(id).replace(/\.ts$/, '')}\\b`);
  return importers.flatMap((importer) => {
    const info = graph.getModuleInfo(importer);
    if (list.test(importer)) return whoName(id, info?.importers ?? [], graph);
    return name.test(info?.code ?? '') ? [importer] : [];
  });
}
