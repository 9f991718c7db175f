// Line drawings of the models, with their measures: `npm run outlines` writes them.
import { readFileSync } from 'node:fs';
import type { GoodsOutline } from '@signal-shop/sdk/contract';
import { locations } from '../locations.ts';

export const outlineFolder = new URL('outlines/', locations.pictures);

/** An entry of the index, by `<model>/<view>`. Lengths in millimeters. */
interface IndexEntry {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

const views = ['front', 'top', 'side'] as const satisfies readonly GoodsOutline['view'][];

let index: ReadonlyMap<string, IndexEntry> | null = null;

function readIndex(): ReadonlyMap<string, IndexEntry> {
  index ??= new Map(Object.entries(JSON.parse(readFileSync(new URL('index.json', outlineFolder), 'utf8'))));
  return index;
}

/** The outlines of a model. Their addresses change with their content. @param pathStart of the addresses */
export function outlinesOf(model: string, pathStart: string): GoodsOutline[] {
  return views.flatMap((view) => {
    const entry = readIndex().get(`${model}/${view}`);
    if (entry === undefined) return [];
    const { hash, width, height } = entry;
    return { pic: `${pathStart}outlines/${model}-${view}.svg?v=${hash}`, view, width, height };
  });
}

/** @returns the file of an address; undefined for a name that the index does not have */
export function outlineFile(name: string): URL | undefined {
  const isKnown = [...readIndex().keys()].some((key) => `${key.replace('/', '-')}.svg` === name);
  return isKnown ? new URL(name, outlineFolder) : undefined;
}
