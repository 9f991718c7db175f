import { Flag, RebateKind } from '@signal-shop/sdk/contract';
import { discountPercent } from '@signal-shop/sdk/rules/discount';
import type { TagContent } from '../components/tag/tag.tsx';

interface TaggedGoods {
  readonly goods_price: number;
  readonly original_price: number;
  readonly stock_count: number;
  readonly is_new: number;
  readonly is_rebate: number;
  readonly rebate: number;
  readonly is_seckill?: number;
}

/** The one tag on a picture of goods: the most important for a buyer. */
export function tagOfGoods(goods: TaggedGoods): TagContent | null {
  if (goods.stock_count <= 0) return { kind: 'soldOut' };
  if (goods.is_seckill === Flag.yes) return { kind: 'flash' };
  if (goods.is_rebate === RebateKind.amount) return { kind: 'amount', amount: goods.rebate };
  if (goods.is_rebate === RebateKind.percent) return { kind: 'percent', percent: Math.round(goods.rebate) };
  const percent = discountPercent(goods.original_price, goods.goods_price);
  if (percent > 0) return { kind: 'percent', percent };
  return goods.is_new === Flag.yes ? { kind: 'new' } : null;
}
