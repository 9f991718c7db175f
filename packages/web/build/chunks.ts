import { basename, extname } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** Landing pages, where most visits begin, with the chunk for modules that they share with other lazy ones. */
export const landingPages: Readonly<Record<string, string>> = {
  'home-page': 'home-page',
  'category-page': 'listing',
  'product-detail-page': 'common',
};
/** Lazy modules that load right after every first page; the overlays load after the home page. */
export const followers = [
  'deferred-shell',
  'page-view-events',
  'shared-activity',
  'shop-product-actions',
  'cart-add',
];
export const overlays = 'home-overlays';
/** A module shared by more lazy modules than this gets its own chunk. */
const sharedByFew = 4;
/** Not the SDK: its index modules re-export everything, and the bundler tracks usage better. */
const judged = /\/(?:web|ui)\/src\//;
const entry = /\/web\/src\/main\.tsx$/;

// Few chunks that compress well instead of dozens of tiny ones, without making a page wait for code of other pages.
// A group also takes the imports of its modules, unless an earlier group has them.
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: /node_modules|rolldown.runtime/, tags: ['$initial'] },
  ...['main', ...Object.values(landingPages), 'late', 'more'].map((chunk) => ({
    debugName: chunk,
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
  })),
];

/** Returns the name of a module's chunk, or null to leave the choice to the bundler. */
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

/** Returns the names of the dynamically imported modules that reach a module. */
function lazyUsersOf(id: string, graph: Graph): string[] {
  const users = new Set<string>();
  // The set grows during the iteration.
  const reached = new Set([id]);
  for (const next of reached) {
    const info = graph.getModuleInfo(next);
    if (info !== null && info.dynamicImporters.length > 0) users.add(basename(next, extname(next)));
    for (const importer of info?.importers ?? []) reached.add(importer);
  }
  return [...users];
}
