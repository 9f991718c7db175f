import { Flag } from '@signal-shop/sdk/contract';
import { BoughtNote } from '../../../sections/bought-note/bought-note.tsx';
import { GoodsCoupons } from '../../../sections/goods-coupons/goods-coupons.tsx';
import { FlashSaleNotice, StockNotice } from '../../../sections/stock-notice/stock-notice.tsx';
import type { ProductOffersEvents, ProductOffersView } from './product-detail.states.ts';

interface ProductOffersProps {
  readonly view: ProductOffersView;
  readonly on: ProductOffersEvents;
}

/** Offers beside the buttons: notifications, coupons, and what the customer bought before. */
export function ProductOffers({ view, on }: ProductOffersProps) {
  return (
    <>
      <Notice key={view.goods.goods_id} view={view} on={on} />
      <GoodsCoupons offers={view.coupons} taking={view.taking} onTake={on.onTakeCoupon} />
      <BoughtNote purchase={view.purchase} />
    </>
  );
}

function Notice({ view: { goods, notices, noticeEmail: email }, on }: ProductOffersProps) {
  if (goods.stock_count <= 0) {
    const onAsk = (to: string) => on.onNotice(to, 'backInStock');
    return <StockNotice state={notices.backInStock} email={email} onAsk={onAsk} />;
  }
  if (goods.is_seckill === Flag.yes) return null;
  return (
    <FlashSaleNotice state={notices.saleStart} email={email} onAsk={(to) => on.onNotice(to, 'saleStart')} />
  );
}
