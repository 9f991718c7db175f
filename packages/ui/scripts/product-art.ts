// Product art: writes the parts of the drawings into one file, which a page loads once, in parallel with its scripts. Colors
// are custom properties, so that each drawing can set them. `--check` fails when the file is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facet, Tone } from '../src/foundations/product-art/facets.ts';
import { parts } from '../src/foundations/product-art/parts.ts';

const sprite = join(import.meta.dirname, '../src/foundations/product-art/product-art.svg');

const colours = {
  light: '--tone-light',
  base: '--tone-base',
  dark: '--tone-dark',
  deep: '--tone-deep',
  pad: '--art-pad',
  padDeep: '--art-pad-deep',
  mic: '--art-mic',
  glow: '--art-light',
} as const satisfies Record<Tone, string>;

const groups = Object.entries(parts).map(
  ([name, facets]) => `  <g id="${name}">${facets.map(pathOf).join('')}</g>`,
);
const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${groups.join('\n')}\n</svg>\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(sprite, 'utf8') !== text) {
    process.stderr.write('product-art.svg is stale: run packages/ui/scripts/product-art.ts\n');
    process.exitCode = 1;
  }
} else {
  writeFileSync(sprite, text);
}

/** Attributes instead of styles: Firefox applies the policy of the page to the parts that `<use>` copies. */
function pathOf({ tone, d, line }: Facet): string {
  const colour = `var(${colours[tone]})`;
  return line === undefined
    ? `<path fill="${colour}" d="${d}"/>`
    : `<path fill="none" stroke="${colour}" stroke-width="${line}" d="${d}"/>`;
}
