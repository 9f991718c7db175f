import type { FlashSaleItem } from '@signal-shop/sdk/contract';
import { clampPercent, discountPercent } from '@signal-shop/sdk/rules/discount';
import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { Meter } from '../meter/meter.tsx';
import { Picture } from '../picture/picture.tsx';
import { LowestPrice } from '../price/lowest-price.tsx';
import { Price } from '../price/price.tsx';
import card from '../product-card/product-card.module.css';
import { Tag } from '../tag/tag.tsx';
import { flashSaleCardMessages as messages } from './flash-sale-card.messages.ts';
import styles from './flash-sale-card.module.css';

interface FlashSaleCardProps {
  readonly item: FlashSaleItem;
  /** Milliseconds since 1970, by the device's clock; null when the sale is over. */
  readonly endsAtMs: number | null;
  /** Whether a clock of all the goods is above the card, which then has none. */
  readonly isClockAbove?: boolean;
}

/** Goods at their flash price, with the remaining time and stock. */
export function FlashSaleCard({ item, endsAtMs, isClockAbove = false }: FlashSaleCardProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  const soldOut = item.seckill_count <= 0;
  const percent = discountPercent(item.goods_price, item.seckill_price);
  return (
    <article className={card.card} data-sold-out={soldOut || endsAtMs === null || undefined}>
      <div className={card.stage}>
        <Picture goods={item} src={item.pic_index} ghost />
        <span className={card.tag}>
          <Tag tag={percent > 0 ? { kind: 'percent', percent } : { kind: 'flash' }} />
        </span>
        <div className={styles.stock}>
          <Stock item={item} />
        </div>
      </div>
      <h3 className={card.name} data-text="h4">
        <Anchor className={card.link} href={hrefs.goods(item.id)}>
          {item.name}
        </Anchor>
      </h3>
      <div className={card.meta}>
        {endsAtMs === null
          ? intl.formatMessage(messages.ended)
          : !isClockAbove && <Countdown endsAtMs={endsAtMs} variant="compact" />}
      </div>
      <div className={card.foot}>
        <Price
          kind="money"
          amount={endsAtMs === null ? item.goods_price : item.seckill_price}
          original={item.goods_price}
        />
        {endsAtMs !== null && <LowestPrice price={item.lowest_price_30_days} />}
        <Sold item={item} />
      </div>
    </article>
  );
}

/** The remaining stock, as a bar at the foot of the picture that gets shorter. */
function Stock({ item }: { readonly item: FlashSaleItem }) {
  const intl = useIntl();
  const left = item.seckill_count <= 0 ? 0 : 100 - clampPercent(item.percent);
  return <Meter value={left} label={intl.formatMessage(messages.stock)} />;
}

function Sold({ item }: { readonly item: FlashSaleItem }) {
  const intl = useIntl();
  const percent = clampPercent(item.percent);
  const stock = Math.max(0, item.seckill_count);
  return (
    <p className={styles.words}>
      {stock === 0
        ? intl.formatMessage(messages.soldOut)
        : intl.formatMessage(messages.sold, { percent, left: stock })}
    </p>
  );
}
