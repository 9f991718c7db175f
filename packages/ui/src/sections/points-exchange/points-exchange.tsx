import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { Link } from '../../components/link/link.tsx';
import { pointsStoreCardMessages as cardMessages } from '../../components/points-store-card/points-store-card.messages.ts';
import { Price } from '../../components/price/price.tsx';
import { useMoney } from '../../components/price/use-money.ts';
import { Tag } from '../../components/tag/tag.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { pointsStoreMessages as storeMessages } from '../../screens/rewards/points-store/points-store.messages.ts';
import { StockText } from '../product-buy-box/stock-text.tsx';
import { redeemDialogMessages as redeemMessages } from '../redeem-dialog/redeem-dialog.messages.ts';
import { pointsExchangeMessages as messages } from './points-exchange.messages.ts';
import styles from './points-exchange.module.css';

export interface PointsExchangeProps {
  readonly goods: GoodsDetail;
  /** The customer's balance; null for guests and while it is unknown. */
  readonly balance: number | null;
  readonly session: 'guest' | 'member';
  readonly pending: boolean;
  /** Starts the exchange; guests are led to the login. */
  readonly onSwap: () => void;
}

/** On a product page opened for points: the price in points and the exchange button. */
export function PointsExchange(props: PointsExchangeProps) {
  const intl = useIntl();
  const money = useMoney();
  const { hrefs } = useLinks();
  const { goods, balance } = props;
  return (
    <div className={styles.exchange} data-notch="l" data-band="dark">
      <div className={styles.price}>
        <Price kind="points" points={goods.integral_price ?? 0} size="l" />
        <Tag tag={{ kind: 'points' }} />
      </div>
      <p className={styles.note}>
        <Link href={hrefs.goods(goods.goods_id)}>
          {intl.formatMessage(messages.orMoney, { price: money(goods.goods_price) })}
        </Link>
      </p>
      {balance !== null && <p>{intl.formatMessage(storeMessages.balance, { points: balance })}</p>}
      <StockText stock={goods.stock_count} maximum={1} />
      <div id="buybtn">
        <Swap {...props} />
      </div>
    </div>
  );
}

function Swap({ goods, balance, session, pending, onSwap }: PointsExchangeProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const missing = (goods.integral_price ?? 0) - (balance ?? Number.POSITIVE_INFINITY);
  if (goods.stock_count <= 0) {
    return (
      <Button size="l" width="full" variant="secondary" disabled>
        {intl.formatMessage(cardMessages.soldOut)}
      </Button>
    );
  }
  if (missing > 0) {
    return (
      <InlineAlert
        tone="warning"
        action={
          <Link variant="standalone" href={hrefs.points}>
            {intl.formatMessage(storeMessages.link)}
          </Link>
        }
      >
        {intl.formatMessage(redeemMessages.missing, { points: missing })}
      </InlineAlert>
    );
  }
  return (
    <Button
      size="l"
      width="full"
      variant="accent"
      iconStart={session === 'guest' ? 'logIn' : 'coins'}
      pending={pending}
      onClick={onSwap}
    >
      {intl.formatMessage(session === 'guest' ? cardMessages.logIn : cardMessages.swap)}
    </Button>
  );
}
