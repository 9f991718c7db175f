import type { ReactNode } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { ColourLinks } from '../../components/colour-swatches/colour-swatches.tsx';
import { NumberStepper } from '../../components/number-stepper/number-stepper.tsx';
import { RatingStars } from '../../components/rating-stars/rating-stars.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type {
  ProductDetailEvents,
  ProductDetailView,
} from '../../screens/product-detail/product-detail.states.ts';
import { BuyMessage } from './buy-message.tsx';
import { BuyPrice } from './buy-price.tsx';
import { BuyPromises } from './buy-promises.tsx';
import { productBuyBoxMessages as words } from './product-buy-box.messages.ts';
import styles from './product-buy-box.module.css';
import { StockWords } from './stock-words.tsx';

export interface ProductBuyBoxProps {
  readonly view: ProductDetailView;
  readonly on: ProductDetailEvents;
  /** `ProductOffers`, or what brings it later: at the buttons when they cannot help, else where it moves nothing. */
  readonly offers: ReactNode;
}

/** What the goods are called, what they cost, and everything it takes to buy them. */
export function ProductBuyBox({ view, on, offers }: ProductBuyBoxProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  const messageId = useId();
  const { goods, buy } = view;
  const isGone = goods.stock_count <= 0;
  const maximum = Math.max(1, Math.min(goods.maximum, goods.stock_count));
  return (
    <div className={styles.box}>
      <header className={styles.head}>
        <p className={styles.kind}>{goods.category_path.at(-1)?.name ?? goods.goods_unit}</p>
        <h1 data-text="h1" tabIndex={-1}>
          {goods.name}
        </h1>
        <p className={styles.desc}>{goods.goods_desc}</p>
        <Anchor className={styles.rating} href={`${hrefs.goods(goods.goods_id)}#reviews`}>
          <RatingStars value={goods.rating} count={goods.comment_count} />
        </Anchor>
      </header>
      <BuyPrice goods={goods} flashEndsAtMs={view.flashEndsAtMs} />
      {goods.colours.length > 1 && <ColourLinks colours={goods.colours} chosen={goods.goods_id} />}
      <div className={styles.quantity}>
        <NumberStepper
          label={intl.formatMessage(words.quantity)}
          value={view.quantity}
          max={maximum}
          disabled={isGone}
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
      {isGone && offers}
      <BuyPromises goods={goods} />
      {!isGone && offers}
    </div>
  );
}
