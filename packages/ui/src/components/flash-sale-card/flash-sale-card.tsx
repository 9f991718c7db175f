import { discountPercent } from '@signal-shop/sdk/rules/discount';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { Meter } from '../meter/meter.tsx';
import { Picture } from '../picture/picture.tsx';
import { LowestPrice } from '../price/lowest-price.tsx';
import { Price } from '../price/price.tsx';
import type { GoodsFace } from '../product-card/goods-face.ts';
import card from '../product-card/product-card.module.css';
import type { TagContent } from '../tag/tag.tsx';
import { Tag } from '../tag/tag.tsx';
import { flashSaleCardMessages as messages } from './flash-sale-card.messages.ts';
import styles from './flash-sale-card.module.css';

/** Goods of a flash sale on a card. */
export interface FlashSaleCardGoods extends GoodsFace {
  /** The flash price. */
  readonly price: number;
  readonly regularPrice: number;
  readonly lowestPrice: number | null;
  /** The remaining pieces, at least 0. */
  readonly stock: number;
  /** 0 to 100. */
  readonly soldPercent: number;
}

interface FlashSaleCardProps extends FlashSaleCardGoods {
  /** Milliseconds since 1970, by the device's clock; null when the sale is over. */
  readonly endsAtMs: number | null;
  /** Whether a clock of all the goods is above the card, which then has none. */
  readonly isClockAbove?: boolean;
  /** The button that buys, at the foot of the card. */
  readonly action?: ReactNode;
  /** Larger, as the first of a grid may be. */
  readonly feature?: boolean;
}

/** Goods at their flash price, with the remaining time and stock. */
export function FlashSaleCard(props: FlashSaleCardProps) {
  const { price, regularPrice, stock, endsAtMs, isClockAbove = false, action, feature } = props;
  const intl = useIntl();
  const { Anchor } = useLinks();
  const percent = discountPercent(regularPrice, price);
  return (
    <article
      className={card.card}
      data-feature={feature || undefined}
      data-sold-out={stock === 0 || endsAtMs === null || undefined}
    >
      <div className={card.stage}>
        <Picture art={props.art} src={props.picture} ghost />
        <span className={card.tag}>
          <Tag tag={tagOf(stock, percent)} />
        </span>
        <div className={styles.stock}>
          <Stock stock={stock} soldPercent={props.soldPercent} />
        </div>
      </div>
      <h3 className={card.name} data-text="h4">
        <Anchor className={card.link} href={props.href}>
          {props.name}
        </Anchor>
      </h3>
      <div className={card.meta}>
        {endsAtMs === null
          ? intl.formatMessage(messages.ended)
          : !isClockAbove && <Countdown endsAtMs={endsAtMs} variant="compact" />}
      </div>
      <div className={card.foot}>
        <Price kind="money" amount={endsAtMs === null ? regularPrice : price} original={regularPrice} />
        {endsAtMs !== null && <LowestPrice price={props.lowestPrice} />}
        {stock > 0 && <Sold stock={stock} soldPercent={props.soldPercent} />}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </article>
  );
}

function tagOf(stock: number, percent: number): TagContent {
  if (stock === 0) return { kind: 'soldOut' };
  return percent > 0 ? { kind: 'percent', percent } : { kind: 'flash' };
}

type StockProps = Pick<FlashSaleCardGoods, 'stock' | 'soldPercent'>;

/** The share that is sold, as a bar at the foot of the picture. */
function Stock({ stock, soldPercent }: StockProps) {
  const intl = useIntl();
  const sold = stock === 0 ? 100 : soldPercent;
  return <Meter value={sold} label={intl.formatMessage(messages.soldShare)} />;
}

function Sold({ stock, soldPercent }: StockProps) {
  const intl = useIntl();
  return (
    <p className={styles.words}>{intl.formatMessage(messages.sold, { percent: soldPercent, left: stock })}</p>
  );
}
