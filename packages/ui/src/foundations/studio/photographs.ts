import { models } from '@signal-shop/mock-server/models';
import type { ColourName } from '@signal-shop/sdk/contract';
import ledger from '../../../../mock-server/pictures/ledger.json' with { type: 'json' };

export const views = ['hero', 'front', 'side', 'back', 'macro', 'exploded', 'box'] as const;
export type View = (typeof views)[number];

export const scenes = ['desk', 'desk-headset', 'desk-mouse', 'lineup', 'bust'] as const;

export const modelNames = models.map(({ model }) => model);

/** The pictures that the studio has taken, by `<model>/<view>` or `scenes/<name>`, with their widths in pixels. */
const taken: Readonly<Record<string, { readonly widths: readonly number[] } | undefined>> = ledger;

/** The colors of a model, the leading one first. */
export function colorsOf(model: string): readonly ColourName[] {
  return models.find((one) => one.model === model)?.colours.map(([color]) => color) ?? [];
}

export function viewsOf(model: string): readonly View[] {
  return views.filter((view) => taken[`${model}/${view}`] !== undefined);
}

/** @returns null for a picture that has not been taken */
export function addressOf(model: string, view: View, color: ColourName, width: number): string | null {
  const chosen = nearest(taken[`${model}/${view}`]?.widths, width);
  return chosen === null ? null : `pictures/goods/${model}/${view}-${color}-${chosen}.avif`;
}

export function addressOfScene(name: (typeof scenes)[number]): string | null {
  const chosen = nearest(taken[`scenes/${name}`]?.widths, 960);
  return chosen === null ? null : `pictures/scenes/${name}-${chosen}.avif`;
}

function nearest(widths: readonly number[] = [], wanted: number): number | null {
  return widths.find((width) => width >= wanted) ?? widths.at(-1) ?? null;
}
