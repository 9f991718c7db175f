import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const hooks = fileURLToPath(new URL('../src/shell/shipped-atoms.tsx', import.meta.url));
const together = '\0shipped-jotai';

/** Puts the little that the shop uses of jotai's hooks in their place. Its atoms and its store are jotai's own. */
export function shippedAtoms(): Plugin {
  return {
    name: 'shipped-atoms',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'jotai' ? together : null),
    load: (id) =>
      id === together
        ? `export { atom, createStore } from 'jotai/vanilla'; export * from ${JSON.stringify(hooks)};`
        : null,
  };
}
