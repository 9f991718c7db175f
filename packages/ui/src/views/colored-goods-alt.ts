import type { IntlShape } from 'react-intl';
import { colourNames } from '../foundations/product-art/colour-names.messages.ts';
import type { DrawnGoods } from './art-of.ts';
import { coloredGoodsAltMessages as messages } from './colored-goods-alt.messages.ts';

/** Alternative text of a photograph of goods that the words beside it do not name, if their model is unknown. */
export function altOfColoredGoods(
  { goods_kind: kind, goods_color }: Pick<DrawnGoods, 'goods_kind' | 'goods_color'>,
  intl: IntlShape,
): string {
  const color = intl.formatMessage(colourNames[goods_color]);
  return kind === 'unknown' ? color : intl.formatMessage(messages[kind], { color });
}
