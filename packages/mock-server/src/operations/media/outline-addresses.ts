// Addresses of the line drawings of the models, with their measures: `npm run outlines` writes both.
import type { GoodsOutline } from '@signal-shop/sdk/contract';

/** The index of the folder, by `<model>/<view>`. Lengths in millimeters. */
export type OutlineIndex = Readonly<
  Record<string, { readonly hash: string; readonly width: number; readonly height: number }>
>;

type View = GoodsOutline['view'];
type MeasuredView = OutlineIndex[string] & { readonly view: View };
type Axis = 'across' | 'along' | 'up';

const views = ['front', 'top', 'side'] as const satisfies readonly View[];

/** The edge of the goods that each side of a drawing measures. */
const axes: Readonly<Record<View, { readonly width: Axis; readonly height: Axis }>> = {
  front: { width: 'across', height: 'up' },
  top: { width: 'across', height: 'along' },
  side: { width: 'along', height: 'up' },
};

/** The outlines of a model. Their addresses change with their content. @param pathStart of the addresses */
export function outlinesOf(model: string, pathStart: string, index: OutlineIndex): GoodsOutline[] {
  const entries = views.flatMap((view) => {
    const entry = index[`${model}/${view}`];
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
function measureOf(entries: readonly MeasuredView[], axis: Axis): number {
  const measures = entries.flatMap(({ view, width, height }) => [
    ...(axes[view].width === axis ? [width] : []),
    ...(axes[view].height === axis ? [height] : []),
  ]);
  return Math.max(...measures);
}
