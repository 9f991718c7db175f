import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** The named exports of a module, in source order. */
export function exportedNames(path: string): string[] {
  const { staticExports } = parseSync(path, readFileSync(path, 'utf8')).module;
  const entries = staticExports.flatMap((statement) => statement.entries);
  return entries.flatMap(({ exportName: { kind, name } }) =>
    kind === 'Name' && name !== null ? [name] : [],
  );
}
