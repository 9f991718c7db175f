import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { parseAst, Visitor } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** Pages on which most visits begin, and the chunk for what they share with other lazy modules. */
const landingPages: Readonly<Record<string, string>> = {
  'home-page': 'home-page',
  'category-page': 'listing',
  'product-detail-page': 'common',
};
/** Lazy modules that load on their own after every first page: one chunk for them and for what they share. */
const followers = ['late-part', 'shared-activity', 'shop-goods-tools', 'cart-add'];
const overlays = 'home-overlays';
/** Modules that more lazy modules share than this have a chunk of their own. */
const sharedByFew = 4;
const entry = 'main';

/** Re-exports of the SDK that name all of its generated modules: an importer needs only those that it names itself. */
const barrel = /\/sdk\/src\/(?:generated\/(?:calls|limits|codes)|limits|contract|index)\.ts$/;
const generated = /\/sdk\/src\/generated\/(?:calls|limits|codes)\//;

/** Few chunks that compress well instead of dozens of crumbs, while no page waits for what only others need. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: /node_modules|rolldown.runtime/, tags: ['$initial'] },
  ...['shop', ...Object.values(landingPages), 'late', 'more'].map((chunk) => ({
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
  })),
];

/** null leaves a module to the bundler. */
function chunkOf(id: string, graph: Graph): string | null {
  const parts = partsWith(id, graph);
  if (parts.includes(entry)) return 'shop';
  const isStyle = id.endsWith('.css');
  // A style sheet that loads later makes the browser recalculate the styles of the whole page.
  if (isStyle && parts.some((part) => part === 'home-page' || isLate(part))) return 'shop';
  const [page, another] = parts.filter((part) => part in landingPages);
  if (another !== undefined) return 'shop';
  if (page !== undefined) {
    const chunk = landingPages[page] ?? null;
    return parts.length > 1 || chunk === page || isStyle ? chunk : null;
  }
  if (parts.some((part) => followers.includes(part))) return 'late';
  if (parts.length > 1 && parts.includes(overlays)) return 'late';
  return parts.length > sharedByFew ? 'more' : null;
}

function isLate(part: string): boolean {
  return part === overlays || followers.includes(part);
}

/** The entry and the dynamically imported modules whose code reaches a module, by name. */
function partsWith(id: string, graph: Graph): string[] {
  const parts = new Set<string>();
  // A set that grows while it is walked.
  const reached = new Set([id]);
  for (const next of reached) {
    const info = graph.getModuleInfo(next);
    if (info === null) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) parts.add(nameOf(next));
    for (const importer of generated.test(next) ? usersOf(next, graph) : info.importers)
      reached.add(importer);
  }
  return [...parts];
}

/** Modules that name a generated module of the SDK, behind the barrels that re-export it. */
function usersOf(id: string, graph: Graph): string[] {
  const found = new Set([id]);
  for (const next of found) {
    if (next !== id && !barrel.test(next)) continue;
    for (const importer of graph.getModuleInfo(next)?.importers ?? []) found.add(importer);
  }
  return [...found].filter(
    (one) => one !== id && !barrel.test(one) && identifiersIn(one, graph).has(nameOf(id)),
  );
}

const identifiers = new Map<string, ReadonlySet<string>>();

function identifiersIn(id: string, graph: Graph): ReadonlySet<string> {
  const known = identifiers.get(id);
  if (known !== undefined) return known;
  const names = new Set<string>();
  const visitor = new Visitor({ Identifier: ({ name }) => void names.add(name) });
  visitor.visit(parseAst(graph.getModuleInfo(id)?.code ?? ''));
  identifiers.set(id, names);
  return names;
}

function nameOf(id: string): string {
  return basename(id).replace(/\.tsx?$/, '');
}
