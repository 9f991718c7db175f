import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { Button } from '../button/button.tsx';
import { Meter } from '../meter/meter.tsx';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import type { GoodsFace } from '../product-card/goods-face.ts';
import card from '../product-card/product-card.module.css';
import { pointsStoreCardMessages as messages } from './points-store-card.messages.ts';
import styles from './points-store-card.module.css';

/** Goods of the points store on a card. */
export interface PointsStoreCardGoods extends GoodsFace {
  readonly description: string;
  /** The price in points. */
  readonly points: number;
  readonly isSoldOut: boolean;
}

export interface PointsStoreCardProps extends PointsStoreCardGoods {
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
export function PointsStoreCard(props: PointsStoreCardProps) {
  const { Anchor } = useLinks();
  const Heading = tags[props.level ?? 2];
  return (
    <div className={styles.offer}>
      <article className={card.card} data-sold-out={props.isSoldOut || undefined}>
        <div className={card.stage}>
          <Picture art={props.art} src={props.picture} ghost />
        </div>
        <Heading className={card.name} data-text="h4">
          <Anchor className={card.link} href={props.href}>
            {props.name}
          </Anchor>
        </Heading>
        <p className={card.meta}>{props.description}</p>
        <div className={card.foot}>
          <Price kind="points" points={props.points} />
        </div>
      </article>
      <Swap {...props} />
    </div>
  );
}

function Swap({ points, isSoldOut, session, balance, pending = false, onSwap }: PointsStoreCardProps) {
  const intl = useIntl();
  if (isSoldOut) {
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
