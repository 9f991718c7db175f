import { models } from '@signal-shop/mock-server/models';
import type { PhotographView, SceneName } from '@signal-shop/mock-server/photographs';
import {
  fileInWidth,
  fileOfGoods,
  fileOfScene,
  photographViews,
  turnFrames,
} from '@signal-shop/mock-server/photographs';
import type { ColourName } from '@signal-shop/sdk/contract';
import ledger from '../../../../mock-server/pictures/ledger.json' with { type: 'json' };
import type { GalleryTurn } from '../../components/media-gallery/gallery-views.ts';

export const modelNames = models.map(({ model }) => model);

/** The pictures that the studio has taken, by `<model>/<view>` or `scenes/<name>`, with their widths in pixels. */
const taken: Readonly<Record<string, { readonly widths: readonly number[] } | undefined>> = ledger;

export const turnedModelNames = modelNames.filter((model) => taken[`${model}/turn`] !== undefined);

/** The colors of a model, the leading one first. */
export function colorsOf(model: string): readonly ColourName[] {
  return models.find((one) => one.model === model)?.colours.map(([color]) => color) ?? [];
}

export function viewsOf(model: string): readonly PhotographView[] {
  return photographViews.filter((view) => taken[`${model}/${view}`] !== undefined);
}

/** @returns null for a picture that has not been taken */
export function addressOf(
  model: string,
  view: PhotographView,
  color: ColourName,
  width: number,
): string | null {
  return addressIn(`${model}/${view}`, fileOfGoods(model, view, color), width);
}

/** @returns null for a model that has not been turned */
export function turnOf(model: string, color: ColourName): GalleryTurn | null {
  const src = addressIn(`${model}/turn`, fileOfGoods(model, 'turn', color), Number.POSITIVE_INFINITY);
  return src === null ? null : { src, ...turnFrames };
}

/** @returns null for a picture that has not been taken */
export function addressOfScene(name: SceneName, width: number): string | null {
  return addressIn(`scenes/${name}`, fileOfScene(name), width);
}

/** @param minimumWidth the file has this width, the next larger one, or its largest one */
function addressIn(key: string, file: string, minimumWidth: number): string | null {
  const { widths = [] } = taken[key] ?? {};
  const width = widths.find((one) => one >= minimumWidth) ?? widths.at(-1);
  return width === undefined ? null : `pictures/${fileInWidth(file, width)}`;
}
