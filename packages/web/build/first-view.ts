import type { Plugin, Rollup } from 'vite';

/** What the home page is made of, beside the entry: its code and the words of the default language. */
const starts = [/\/web\/src\/main\.tsx$/, /\/web\/src\/pages\/home-page\.tsx$/];

/**
 * Puts what the first view needs into two files, the libraries and the shop, instead of dozens of crumbs that compress
 * badly and are fetched one by one.
 */
export function firstView() {
  const needed = new Set<string>();

  const collect: Plugin = {
    name: 'first-view',
    apply: 'build',
    buildEnd() {
      const take = (id: string): void => {
        if (needed.has(id)) return;
        needed.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) take(next);
      };
      for (const id of this.getModuleIds()) if (starts.some((start) => start.test(id))) take(id);
    },
  };
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'libraries', test: (id: string) => needed.has(id) && id.includes('/node_modules/') },
      { name: 'shop', test: (id: string) => needed.has(id) && !id.includes('/node_modules/') },
    ],
  } satisfies NonNullable<Rollup.OutputOptions['codeSplitting']>;
  return { collect, codeSplitting };
}
