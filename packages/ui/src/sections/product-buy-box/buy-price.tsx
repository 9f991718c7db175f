import { lowestPriceDays } from '@signal-shop/sdk/constants';
import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { clampPercent } from '@signal-shop/sdk/rules/discount';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { Link } from '../../components/link/link.tsx';
import { Meter } from '../../components/meter/meter.tsx';
import { Price } from '../../components/price/price.tsx';
import { useMoney } from '../../components/price/use-money.ts';
import { Tag } from '../../components/tag/tag.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { tagOfGoods } from '../../views/tag-of-goods.ts';
import styles from './buy-price.module.css';
import { productBuyBoxMessages as messages } from './product-buy-box.messages.ts';

interface BuyPriceProps {
  readonly goods: GoodsDetail;
  readonly flashEndsAtMs: number | null;
  readonly onFlashEnd: () => void;
}

type Flash = NonNullable<GoodsDetail['flash']>;

/** The current price; during a flash sale with countdown and remaining stock. */
export function BuyPrice({ goods, flashEndsAtMs, onFlashEnd }: BuyPriceProps) {
  const { hrefs } = useLinks();
  const [endedAtMs, setEndedAtMs] = useState<number | null>(null);
  const intl = useIntl();
  const { flash } = goods;
  const open = flash !== null && flashEndsAtMs !== null && flashEndsAtMs !== endedAtMs;
  if (open) {
    return (
      <div className={styles.flash}>
        <div className={styles.top}>
          <Price kind="money" amount={flash.seckill_price} original={goods.original_price} size="l" />
          <Tag tag={{ kind: 'flash' }} />
        </div>
        <Lowest price={goods.lowest_price_30_days} />
        <Countdown
          endsAtMs={flashEndsAtMs}
          onEnd={() => {
            setEndedAtMs(flashEndsAtMs);
            onFlashEnd();
          }}
        />
        <Sold flash={flash} />
      </div>
    );
  }
  // After the sale has ended, `price` is still the sale's price until the next load: show the original one.
  const isOver = flash !== null;
  const tag = isOver ? null : tagOfGoods(goods);
  return (
    <div className={styles.price}>
      <div className={styles.top}>
        <Price
          kind="money"
          amount={isOver ? goods.original_price : goods.goods_price}
          original={goods.original_price}
          size="l"
        />
        {tag !== null && <Tag tag={tag} />}
      </div>
      {!isOver && <Lowest price={goods.lowest_price_30_days} />}
      {isOver && <p className={styles.note}>{intl.formatMessage(messages.flashEnded)}</p>}
      {goods.integral_price !== null && (
        <p>
          <Link href={hrefs.goodsForPoints(goods.goods_id)}>
            {intl.formatMessage(messages.orPoints, { points: goods.integral_price })}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The lowest price of the 30 days before the reduction. */
function Lowest({ price }: { readonly price: number | null }) {
  const intl = useIntl();
  const money = useMoney();
  if (price === null) return null;
  return (
    <p className={styles.note}>
      {intl.formatMessage(messages.lowest, { price: money(price), days: lowestPriceDays })}
    </p>
  );
}

function Sold({ flash }: { readonly flash: Flash }) {
  const intl = useIntl();
  const left = Math.max(0, flash.seckill_count);
  const percent = left === 0 ? 100 : clampPercent(flash.percent);
  const sentence = intl.formatMessage(messages.sold, { percent, left });
  return (
    <div className={styles.sold}>
      <Meter value={percent} label={sentence} />
      <p className={styles.note} aria-hidden="true">
        {sentence}
      </p>
    </div>
  );
}
