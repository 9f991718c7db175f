// Draws two sides of each model in lines: `npm run outlines`, or `npm run outlines -- K9` for one model.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { models } from '@signal-shop/mock-server/models';
import { factsOf } from '../facts.ts';
import { outlineOf, outlineViews } from './outline.ts';

/** The entry of each outline, by `<model>/<view>`, that the mock server reads. Lengths in millimeters. */
type OutlineIndex = Record<string, { hash: string; width: number; height: number }>;

const folder = new URL('../../../mock-server/pictures/outlines/', import.meta.url);
const indexFile = new URL('index.json', folder);
const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
const chosen = models.filter(({ model }) => wanted.length === 0 || wanted.includes(model.toLowerCase()));
if (chosen.length === 0) {
  console.error(`No model has this name. Models: ${models.map(({ model }) => model).join(', ')}.`);
  process.exit(1);
}

mkdirSync(folder, { recursive: true });
const known = wanted.length === 0 ? {} : readIndex();
for (const entry of chosen) {
  for (const view of outlineViews[entry.kind]) {
    const { svg, width, height } = outlineOf(factsOf(entry), view);
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    writeFileSync(new URL(`${entry.model}-${view}.svg`, folder), svg);
    known[`${entry.model}/${view}`] = { hash, width, height };
    console.log(`${entry.model}/${view}: ${width} × ${height} mm`);
  }
}
const sorted = Object.entries(known).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(indexFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);

function readIndex(): OutlineIndex {
  try {
    return JSON.parse(readFileSync(indexFile, 'utf8'));
  } catch {
    return {};
  }
}
