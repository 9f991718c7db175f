import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** The names that a module exports, in their order and without its default. */
export function exportedNames(path: string): string[] {
  const { staticExports } = parseSync(path, readFileSync(path, 'utf8')).module;
  const entries = staticExports.flatMap((statement) => statement.entries);
  return entries.flatMap(({ exportName: { kind, name } }) =>
    kind === 'Name' && name !== null ? [name] : [],
  );
}
