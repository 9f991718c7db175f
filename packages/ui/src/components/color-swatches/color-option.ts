import type { IntlShape } from 'react-intl';
import { colourNames } from '../../foundations/product-art/colour-names.messages.ts';
import type { GoodsArt } from '../../foundations/product-art/product-art.tsx';
import { colorSwatchesMessages as messages } from './color-swatches.messages.ts';

/** One color of a model: goods with an id and stock. */
export interface ColorOption {
  /** Id of the goods. */
  readonly id: number;
  /** The drawing where there is no photograph, in this color. */
  readonly art: GoodsArt;
  /** URL of the photograph; '' for none. */
  readonly picture: string;
  readonly isSoldOut: boolean;
}

/** Accessible name of a color, including whether it is sold out. */
export function nameOfColor(
  { art, isSoldOut }: Pick<ColorOption, 'art' | 'isSoldOut'>,
  intl: IntlShape,
): string {
  const colour = intl.formatMessage(colourNames[art.colour]);
  return isSoldOut ? intl.formatMessage(messages.soldOut, { colour }) : colour;
}
