import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { ColourLinks } from '../../components/colour-swatches/colour-swatches.tsx';
import { GoodsTools } from '../../components/goods-tools/goods-tools.tsx';
import { NumberStepper } from '../../components/number-stepper/number-stepper.tsx';
import { RatingStars } from '../../components/rating-stars/rating-stars.tsx';
import type {
  ProductDetailEvents,
  ProductDetailView,
} from '../../screens/product-detail/product-detail.states.ts';
import { GoodsCoupons } from '../goods-coupons/goods-coupons.tsx';
import { StockNotice } from '../stock-notice/stock-notice.tsx';
import { BuyMessage } from './buy-message.tsx';
import { BuyPrice } from './buy-price.tsx';
import { BuyPromises } from './buy-promises.tsx';
import { productBuyBoxMessages as words } from './product-buy-box.messages.ts';
import styles from './product-buy-box.module.css';
import { StockWords } from './stock-words.tsx';

export interface ProductBuyBoxProps {
  readonly view: ProductDetailView;
  readonly on: ProductDetailEvents;
}

/** What the goods are called, what they cost, and everything it takes to buy them. */
export function ProductBuyBox({ view, on }: ProductBuyBoxProps) {
  const intl = useIntl();
  const messageId = useId();
  const { goods, buy } = view;
  const maximum = Math.max(1, Math.min(goods.maximum, goods.stock_count));
  return (
    <div className={styles.box}>
      <header className={styles.head}>
        <p className={styles.kind}>{goods.category_path.at(-1)?.name ?? goods.goods_unit}</p>
        <h1 data-text="h1" tabIndex={-1}>
          {goods.name}
        </h1>
        <p className={styles.desc}>{goods.goods_desc}</p>
        <a className={styles.rating} href="#reviews">
          <RatingStars value={goods.rating} count={goods.comment_count} />
        </a>
      </header>
      <BuyPrice goods={goods} flashEndsAtMs={view.flashEndsAtMs} />
      {goods.colours.length > 1 && <ColourLinks colours={goods.colours} chosen={goods.goods_id} />}
      <div className={styles.quantity}>
        <NumberStepper
          label={intl.formatMessage(words.quantity)}
          value={view.quantity}
          max={maximum}
          disabled={goods.stock_count <= 0}
          onChange={on.onQuantity}
        />
        <StockWords stock={goods.stock_count} maximum={goods.maximum} />
      </div>
      <div id="buybtn" className={styles.actions}>
        <Button
          size="l"
          width="full"
          variant="secondary"
          pending={buy.status === 'adding'}
          describedBy={messageId}
          onClick={on.onAdd}
        >
          {intl.formatMessage(words.add)}
        </Button>
        <Button
          size="l"
          width="full"
          variant="accent"
          pending={buy.status === 'buying'}
          describedBy={messageId}
          onClick={on.onBuyNow}
        >
          {intl.formatMessage(words.buyNow)}
        </Button>
      </div>
      <BuyMessage id={messageId} buy={buy} />
      <GoodsTools goodsId={goods.goods_id} name={goods.name} look="row" />
      {goods.stock_count <= 0 && (
        <StockNotice key={goods.goods_id} state={view.notice} email={view.noticeEmail} onAsk={on.onNotice} />
      )}
      <GoodsCoupons offers={view.coupons} taking={view.taking} onTake={on.onTakeCoupon} />
      <BuyPromises goods={goods} />
    </div>
  );
}
