// Icons: copies the Lucide icons that components/icon/icons.ts lists into one file of symbols,
// which a page loads once, in parallel with its scripts. `--check` changes nothing and fails when the file is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { icons } from '../src/components/icon/icons.ts';

const sprite = join(import.meta.dirname, '../src/components/icon/icons.svg');
const lucide = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');

/** Outlined bars would read as columns. */
const filled = new Set(['pause', 'play']);

const symbols = Object.entries(icons)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([name, picture]) => {
    const fill = filled.has(name) ? ' fill="currentColor"' : '';
    return `  <symbol id="${name}" viewBox="0 0 24 24"${fill}>${shapesOf(picture)}</symbol>`;
  });
const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(sprite, 'utf8') !== text) {
    process.stderr.write('components/icon/icons.svg is stale: run packages/ui/scripts/icons.ts\n');
    process.exitCode = 1;
  }
} else {
  writeFileSync(sprite, text);
}

/** The content of the `<svg>` of an icon. */
function shapesOf(picture: string): string {
  const file = load(readFileSync(join(lucide, `${picture}.svg`), 'utf8'), { xml: true });
  return file.xml(file('svg').children());
}
