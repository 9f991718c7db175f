import { Price } from '../../components/price/price.tsx';
import type { ProductDetailView } from '../../screens/catalogue/product-detail/product-detail.states.ts';

type CurrentPriceProps = Pick<ProductDetailView, 'goods' | 'flashEndsAtMs'>;

/** The price in a bar at the bottom edge, which repeats the one in the page. */
export function CurrentPrice(props: CurrentPriceProps) {
  return <Price kind="money" amount={amountOf(props)} original={props.goods.original_price} />;
}

/** After a sale has ended, `goods_price` is still the sale's until the next load. */
function amountOf({ goods, flashEndsAtMs }: CurrentPriceProps): number {
  if (goods.flash === null) return goods.goods_price;
  return flashEndsAtMs === null ? goods.original_price : goods.flash.seckill_price;
}
