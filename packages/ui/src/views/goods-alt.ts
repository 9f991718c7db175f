import type { IntlShape } from 'react-intl';
import type { DrawnGoods } from './art-of.ts';
import { goodsAltMessages as messages } from './goods-alt.messages.ts';

/** Alternative text of a photograph of goods that the words beside it do not name. */
export function altOfGoods({ goods_kind: kind, goods_unit: model }: DrawnGoods, intl: IntlShape): string {
  return kind === 'unknown' ? model : intl.formatMessage(messages[kind], { model });
}
