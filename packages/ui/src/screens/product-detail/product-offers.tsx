import { GoodsCoupons } from '../../sections/goods-coupons/goods-coupons.tsx';
import { StockNotice } from '../../sections/stock-notice/stock-notice.tsx';
import type { ProductOffersEvents, ProductOffersView } from './product-detail.states.ts';

interface ProductOffersProps {
  readonly view: ProductOffersView;
  readonly on: ProductOffersEvents;
}

/** What the shop offers beside the buttons: a mail when the goods are back, coupons to take. */
export function ProductOffers({ view, on }: ProductOffersProps) {
  const { goods } = view;
  return (
    <>
      {goods.stock_count <= 0 && (
        <StockNotice key={goods.goods_id} state={view.notice} email={view.noticeEmail} onAsk={on.onNotice} />
      )}
      <GoodsCoupons offers={view.coupons} taking={view.taking} onTake={on.onTakeCoupon} />
    </>
  );
}
