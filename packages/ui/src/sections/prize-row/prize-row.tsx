import type { Winning } from '@signal-shop/sdk/contract';
import { Flag, PrizeType } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { Link } from '../../components/link/link.tsx';
import { PrizePicture } from '../../components/prize-picture/prize-picture.tsx';
import { useDay } from '../../intl/use-day.ts';
import { useLinks } from '../../link/link-context.tsx';
import { prizeRowMessages as messages } from './prize-row.messages.ts';
import styles from './prize-row.module.css';

interface PrizeRowProps {
  readonly winning: Winning;
  /** Opens the form for the gift's address. */
  readonly onAddress: () => void;
}

/** A prize: a coupon links to the coupons, a gift to its delivery address. */
export function PrizeRow({ winning, onAddress }: PrizeRowProps) {
  const intl = useIntl();
  const day = useDay();
  const { source, time, prize } = winning;
  const isCoupon = prize.type === PrizeType.coupon;
  return (
    <article className={styles.row} data-notch="l">
      <PrizePicture src={prize.pic} icon={isCoupon ? 'ticket' : 'gift'} />
      <div className={styles.words}>
        <h2 data-text="h4">{prize.name}</h2>
        <p data-text="small" data-muted>
          {intl.formatMessage(messages[source], { day: day(time) })}
        </p>
      </div>
      <div className={styles.next}>
        {isCoupon ? <Coupon /> : <Gift winning={winning} onAddress={onAddress} />}
      </div>
    </article>
  );
}

function Coupon() {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <Link variant="standalone" href={hrefs.inAccount('coupon/all')}>
      {intl.formatMessage(messages.coupon)}
    </Link>
  );
}

function Gift({ winning, onAddress }: PrizeRowProps) {
  const intl = useIntl();
  if (winning.misses_address === Flag.yes) {
    return (
      <>
        <Badge tone="warning" icon="alert">
          {intl.formatMessage(messages.missing)}
        </Badge>
        <Button size="s" iconStart="pin" onClick={onAddress}>
          {intl.formatMessage(messages.tell)}
        </Button>
      </>
    );
  }
  const { address } = winning;
  return (
    <>
      <Badge tone="success" icon="truck">
        {intl.formatMessage(messages.known)}
      </Badge>
      {address !== null && (
        <address className={styles.address}>
          {address.buyer_address}, {address.city}, {address.region} {address.code}
        </address>
      )}
    </>
  );
}
