import { use, useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { ColorLinks } from '../../components/color-swatches/color-swatches.tsx';
import { NumberStepper } from '../../components/number-stepper/number-stepper.tsx';
import { RatingStars } from '../../components/rating-stars/rating-stars.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { ProductActionsContext } from '../../link/product-actions.ts';
import { ShipToContext } from '../../link/ship-to.ts';
import type {
  ProductDetailEvents,
  ProductDetailView,
  ProductParts,
} from '../../screens/catalogue/product-detail/product-detail.states.ts';
import { colorOptionOf } from '../../views/color-option-of.ts';
import { BuyMessage } from './buy-message.tsx';
import { BuyPrice } from './buy-price.tsx';
import { BuyPromises } from './buy-promises.tsx';
import { ColorAnnouncement } from './color-announcement.tsx';
import { CurrentPrice } from './current-price.tsx';
import { productBuyBoxMessages as messages } from './product-buy-box.messages.ts';
import styles from './product-buy-box.module.css';
import { StockText } from './stock-text.tsx';

export interface ProductBuyBoxProps {
  readonly view: ProductDetailView;
  readonly on: ProductDetailEvents;
  /**
   * Sold-out goods show the offers before the buttons, because a notice is all that the visitor can get; otherwise they
   * come last, where they cause no layout shift.
   */
  readonly parts: Pick<ProductParts, 'offers' | 'exchange'>;
}

/** A longer name is smaller, so that the price stays in the first viewport of a phone. */
const longName = 60;

/** Name, price and the controls for buying goods. */
export function ProductBuyBox({ view, on, parts }: ProductBuyBoxProps) {
  const { Anchor, hrefs } = useLinks();
  const Tools = use(ProductActionsContext);
  const Arrival = use(ShipToContext)?.Arrival;
  const { goods } = view;
  const isGone = goods.stock_count <= 0;
  const hrefOf = view.isForPoints ? hrefs.goodsForPoints : hrefs.goods;
  return (
    <div className={styles.box}>
      <header className={styles.head}>
        <p className={styles.kind}>{goods.category_path.at(-1)?.name ?? goods.goods_unit}</p>
        <h1 data-text={goods.name.length > longName ? 'h3' : 'h1'} tabIndex={-1}>
          {goods.name}
        </h1>
        <p className={styles.desc}>{goods.goods_desc}</p>
        <Anchor className={styles.rating} href={`${hrefOf(goods.goods_id)}#reviews`}>
          <RatingStars value={goods.rating} count={goods.comment_count} />
        </Anchor>
      </header>
      {!view.isForPoints && (
        <BuyPrice goods={goods} flashEndsAtMs={view.flashEndsAtMs} onFlashEnd={on.onFlashEnd} />
      )}
      {goods.colours.length > 1 && (
        <ColorLinks
          colours={goods.colours.map((color) => colorOptionOf(color, goods))}
          selectedId={view.turningTo ?? goods.goods_id}
          hrefOf={hrefOf}
        />
      )}
      <ColorAnnouncement goods={goods} />
      {view.isForPoints ? (
        <div className={styles.exchange}>{parts.exchange}</div>
      ) : (
        <>
          {isGone && <div className={styles.offers}>{parts.offers}</div>}
          <BuyButtons view={view} on={on} />
        </>
      )}
      <div className={styles.tools}>
        {Tools !== null && <Tools goodsId={goods.goods_id} name={goods.name} variant="row" />}
      </div>
      {isGone && view.isForPoints && parts.offers}
      {!isGone && Arrival !== undefined && <Arrival />}
      <BuyPromises goods={goods} />
      {!isGone && parts.offers}
    </div>
  );
}

function BuyButtons({ view, on }: Pick<ProductBuyBoxProps, 'view' | 'on'>) {
  const intl = useIntl();
  const messageId = useId();
  const { goods, buy } = view;
  const isGone = goods.stock_count <= 0;
  const button = { size: isGone ? 's' : 'l', width: 'full', 'aria-describedby': messageId } as const;
  const maximum = Math.max(1, Math.min(goods.maximum, goods.stock_count));
  return (
    <>
      <div className={styles.quantity}>
        <NumberStepper
          label={intl.formatMessage(messages.quantity)}
          value={view.quantity}
          max={maximum}
          disabled={isGone}
          onChange={on.onQuantity}
        />
        <StockText stock={goods.stock_count} maximum={goods.maximum} />
      </div>
      <div id="buybtn" className={isGone ? styles.quiet : styles.actions}>
        {/* The page says it above: this is for the eye, where the buttons leave their place. */}
        <span className={styles.barPrice} aria-hidden="true">
          <CurrentPrice goods={goods} flashEndsAtMs={view.flashEndsAtMs} />
        </span>
        <Button
          {...button}
          variant={isGone ? 'ghost' : 'secondary'}
          iconStart="cart"
          pending={buy.status === 'adding'}
          onClick={on.onAdd}
        >
          <span className={styles.addWords}>{intl.formatMessage(messages.add)}</span>
        </Button>
        <Button
          {...button}
          variant={isGone ? 'ghost' : 'accent'}
          pending={buy.status === 'buying'}
          onClick={on.onBuyNow}
        >
          {intl.formatMessage(messages.buyNow)}
        </Button>
      </div>
      <BuyMessage id={messageId} buy={buy} />
    </>
  );
}
