import { readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Names each class of a style sheet by the numbers of the sheet and of the class: as short as can be, the same in every
 * build of the same sources. The underscore keeps them out of the lists of those who block advertisements.
 */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: numbering() } } }),
  };
}

function numbering(): (name: string, file: string) => string {
  const folder = fileURLToPath(new URL('.', import.meta.resolve('@signal-shop/ui/tokens.css')));
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => join(folder, path))
    .toSorted();
  const classes = new Map(sheets.map((sheet): [string, string[]] => [sheet, []]));
  return (name, file) => {
    const sheet = normalize(file);
    const names = classes.get(sheet);
    if (names === undefined) throw new Error(`${file} is not among the style sheets of ui`);
    if (!names.includes(name)) names.push(name);
    return `_${sheets.indexOf(sheet).toString(36).padStart(2, '0')}${names.indexOf(name).toString(36)}`;
  };
}
