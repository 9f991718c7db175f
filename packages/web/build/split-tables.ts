import type { Plugin } from 'vite';

const comment = /\/\*[\s\S]*?\*\//g;
const codes = /export const (\w+) = (\{[^;]*\}) as const;/g;
const code = /(\w+): (\d+),?/g;
const limits = /export const (\w+) = (\{\n[\s\S]*?\n\}) as const;/g;

/**
 * Turns each table that is generated from the contract into a module of its own, so that a page gets only those that it
 * names. Codes become single numbers, which the bundler writes into their places. Only in a production build.
 */
export function splitTables(): Plugin {
  const tables = new Map<string, string>();
  return {
    name: 'split-tables',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (tables.has(id) ? id : null),
    load: (id) => tables.get(id) ?? null,
    transform: {
      filter: { id: /\/generated\/(?:codes\.gen|limits)\.ts$/ },
      handler: (source, id) => ({
        code: id.endsWith('limits.ts')
          ? source.replaceAll(limits, (_match, name: string, table: string) => {
              tables.set(`limits/${name}`, `export const ${name} = ${table};`);
              return `export { ${name} } from 'limits/${name}';`;
            })
          : source.replaceAll(comment, '').replaceAll(codes, (_match, name: string, table: string) => {
              tables.set(`codes/${name}`, table.slice(1, -1).replaceAll(code, 'export const $1 = $2;'));
              return `export * as ${name} from 'codes/${name}';`;
            }),
        map: null,
      }),
    },
  };
}
