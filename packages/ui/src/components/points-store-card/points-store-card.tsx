import type { GoodsSummary } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { Button } from '../button/button.tsx';
import { Meter } from '../meter/meter.tsx';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import card from '../product-card/product-card.module.css';
import { pointsStoreCardMessages as messages } from './points-store-card.messages.ts';
import styles from './points-store-card.module.css';

export interface PointsStoreCardProps {
  readonly goods: GoodsSummary;
  /** The customer's balance; null for guests and while it is unknown. */
  readonly balance: number | null;
  readonly session: 'guest' | 'member';
  readonly pending?: boolean;
  readonly level?: 2 | 3;
  /** Starts the exchange; guests are led to the login. */
  readonly onSwap: () => void;
}

const tags = { 2: 'h2', 3: 'h3' } as const;

/** Goods at their price in points, and how many points are missing. */
export function PointsStoreCard({
  goods,
  balance,
  session,
  pending = false,
  level = 2,
  onSwap,
}: PointsStoreCardProps) {
  const { Anchor, hrefs } = useLinks();
  const points = goods.integral_price ?? 0;
  const Heading = tags[level];
  return (
    <div className={styles.offer}>
      <article className={card.card} data-sold-out={goods.stock_count <= 0 || undefined}>
        <div className={card.stage}>
          <Picture goods={goods} src={goods.pic_index} ghost />
        </div>
        <Heading className={card.name} data-text="h4">
          <Anchor className={card.link} href={hrefs.goodsForPoints(goods.goods_id)}>
            {goods.name}
          </Anchor>
        </Heading>
        <p className={card.meta}>{goods.goods_desc}</p>
        <div className={card.foot}>
          <Price kind="points" points={points} />
        </div>
      </article>
      <Swap goods={goods} balance={balance} session={session} pending={pending} onSwap={onSwap} />
    </div>
  );
}

interface SwapProps extends Pick<PointsStoreCardProps, 'goods' | 'session' | 'onSwap'> {
  readonly balance: number | null;
  readonly pending: boolean;
}

function Swap({ goods, session, balance, pending, onSwap }: SwapProps) {
  const intl = useIntl();
  const points = goods.integral_price ?? 0;
  if (goods.stock_count <= 0) {
    return (
      <Button variant="secondary" width="full" disabled>
        {intl.formatMessage(messages.soldOut)}
      </Button>
    );
  }
  if (session === 'guest') {
    return (
      <Button variant="secondary" width="full" iconStart="logIn" onClick={onSwap}>
        {intl.formatMessage(messages.logIn)}
      </Button>
    );
  }
  if (balance !== null && balance < points) {
    const missing = intl.formatMessage(messages.missing, { points: points - balance });
    return (
      <div className={styles.progress}>
        <Meter value={balance} max={points} tone="accent" label={missing} />
        <p>{missing}</p>
      </div>
    );
  }
  return (
    <Button width="full" iconStart="coins" pending={pending} onClick={onSwap}>
      {intl.formatMessage(messages.swap)}
    </Button>
  );
}
