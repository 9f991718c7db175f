import { basename, extname } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** Pages on which most visits begin, and the chunk for what they share with other lazy modules. */
const landingPages: Readonly<Record<string, string>> = {
  'home-page': 'home-page',
  'category-page': 'listing',
  'product-detail-page': 'common',
};
/** Lazy modules that load on their own after every first page; the overlays after that of the home page. */
const followers = ['deferred-shell', 'page-viewed', 'shared-activity', 'shop-product-actions', 'cart-add'];
const overlays = 'home-overlays';
/** Modules that more lazy modules share than this have a chunk of their own. */
const sharedByFew = 4;
/** Everything of the SDK is re-exported by modules that name it all: the bundler knows better who needs what. */
const judged = /\/(?:web|ui)\/src\//;
const entry = /\/web\/src\/main\.tsx$/;

/**
 * Few chunks that compress well instead of dozens of crumbs, while no page waits for what only others need. A group takes
 * what its modules import as well, unless a group before it has it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: /node_modules|rolldown.runtime/, tags: ['$initial'] },
  ...['main', ...Object.values(landingPages), 'late', 'more'].map((chunk) => ({
    debugName: chunk,
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
  })),
];

/** null leaves a module to the bundler. */
function chunkOf(id: string, graph: Graph): string | null {
  if (entry.test(id)) return 'main';
  if (!judged.test(id)) return null;
  const users = lazyUsersOf(id, graph);
  const [page, another] = users.filter((user) => user in landingPages);
  const chunk = page === undefined ? undefined : landingPages[page];
  const follows = users.some((user) => followers.includes(user));
  const isStyle = id.endsWith('.css');
  // A style sheet that loads later makes the browser recalculate the styles of the whole page.
  if (isStyle && (follows || users.includes(overlays) || page === 'home-page')) return 'main';
  if (another !== undefined) return 'main';
  if (chunk !== undefined) return users.length > 1 || chunk === page || isStyle ? chunk : null;
  if (follows || (users.includes(overlays) && users.length > 1)) return 'late';
  return users.length > sharedByFew ? 'more' : null;
}

/** The dynamically imported modules whose code reaches a module, by name. */
function lazyUsersOf(id: string, graph: Graph): string[] {
  const users = new Set<string>();
  // A set that grows while it is walked.
  const reached = new Set([id]);
  for (const next of reached) {
    const info = graph.getModuleInfo(next);
    if (info !== null && info.dynamicImporters.length > 0) users.add(basename(next, extname(next)));
    for (const importer of info?.importers ?? []) reached.add(importer);
  }
  return [...users];
}
