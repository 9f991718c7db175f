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

type View = GoodsOutline['view'];
type Axis = 'across' | 'along' | 'up';

const views = ['front', 'top', 'side'] as const satisfies readonly View[];

/** The edge of the goods that each side of a drawing measures. */
const axes: Readonly<Record<View, { readonly width: Axis; readonly height: Axis }>> = {
  front: { width: 'across', height: 'up' },
  top: { width: 'across', height: 'along' },
  side: { width: 'along', height: 'up' },
};

let index: ReadonlyMap<string, IndexEntry> | null = null;

function readIndex(): ReadonlyMap<string, IndexEntry> {
  index ??= new Map(Object.entries(JSON.parse(readFileSync(new URL('index.json', outlineFolder), 'utf8'))));
  return index;
}

/** The outlines of a model. Their addresses change with their content. @param pathStart of the addresses */
export function outlinesOf(model: string, pathStart: string): GoodsOutline[] {
  const entries = views.flatMap((view) => {
    const entry = readIndex().get(`${model}/${view}`);
    return entry === undefined ? [] : [{ view, ...entry }];
  });
  return entries.map(({ hash, view }) => ({
    pic: `${pathStart}outlines/${model}-${view}.svg?v=${hash}`,
    view,
    width: measureOf(entries, axes[view].width),
    height: measureOf(entries, axes[view].height),
  }));
}

/** Two views of one edge can differ by a millimeter, because each is traced from its own pixels. */
function measureOf(entries: readonly (IndexEntry & { readonly view: View })[], axis: Axis): number {
  const measures = entries.flatMap(({ view, width, height }) => [
    ...(axes[view].width === axis ? [width] : []),
    ...(axes[view].height === axis ? [height] : []),
  ]);
  return Math.max(...measures);
}

/** @returns the file of an address; undefined for a name that the index does not have */
export function outlineFile(name: string): URL | undefined {
  const isKnown = [...readIndex().keys()].some((key) => `${key.replace('/', '-')}.svg` === name);
  return isKnown ? new URL(name, outlineFolder) : undefined;
}
