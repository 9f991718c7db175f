import type { Raffle } from '@signal-shop/sdk/contract';
import { Flag, PrizeType } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Badge } from '../../../components/badge/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { failureText } from '../../../components/error-state/error-state.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { Link } from '../../../components/link/link.tsx';
import { useDay } from '../../../intl/use-day.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { Panel } from '../../../sections/page-frame/page-frame.tsx';
import { accountCouponsMessages } from '../account-coupons/account-coupons.messages.ts';
import { accountWinsMessages } from '../account-wins/account-wins.messages.ts';
import { rafflesMessages as messages } from './raffles.messages.ts';
import styles from './raffles.module.css';
import type { RaffleDraw, RafflesScreenProps } from './raffles.states.ts';

interface RaffleCardProps extends Pick<RafflesScreenProps, 'onDraw'> {
  readonly raffle: Raffle;
  /** The draw of this raffle. */
  readonly draw: RaffleDraw;
  /** Another raffle is being drawn. */
  readonly isBlocked: boolean;
}

/** A raffle: its dates, its prizes, and the ticket. */
export function RaffleCard({ raffle, draw, isBlocked, onDraw }: RaffleCardProps) {
  const intl = useIntl();
  return (
    <Panel title={raffle.name}>
      <div className={styles.raffle}>
        <div className={styles.about}>
          <Period raffle={raffle} />
          <p>{raffle.desc}</p>
        </div>
        <div className={styles.about}>
          <h3 data-text="label">{intl.formatMessage(messages.prizes)}</h3>
          <ul className={styles.prizes}>
            {raffle.prizes.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </div>
        <div className={styles.foot}>
          <Result draw={draw} />
          <Ticket raffle={raffle} draw={draw} isBlocked={isBlocked} onDraw={onDraw} />
        </div>
      </div>
    </Panel>
  );
}

function Period({ raffle }: Pick<RaffleCardProps, 'raffle'>) {
  const intl = useIntl();
  const day = useDay();
  switch (raffle.state) {
    case 'open':
      return (
        <Badge tone="success" icon="ticket">
          {intl.formatMessage(messages.until, { day: day(raffle.over_time) })}
        </Badge>
      );
    case 'coming':
      return (
        <Badge tone="info" icon="clock">
          {intl.formatMessage(messages.from, { day: day(raffle.begin_time) })}
        </Badge>
      );
    case 'over':
      return (
        <Badge tone="neutral" icon="cancelled">
          {intl.formatMessage(messages.over, { day: day(raffle.over_time) })}
        </Badge>
      );
  }
}

function Ticket({ raffle, draw, isBlocked, onDraw }: RaffleCardProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (draw.status === 'won' || raffle.state !== 'open') return null;
  if (raffle.drawn === Flag.yes) {
    return (
      <>
        <p>{intl.formatMessage(messages.drawn)}</p>
        <Link variant="standalone" href={hrefs.inAccount('win')}>
          {intl.formatMessage(accountWinsMessages.title)}
        </Link>
      </>
    );
  }
  return (
    <Button
      variant="accent"
      iconStart="ticket"
      pending={draw.status === 'pending'}
      disabled={isBlocked}
      onClick={() => onDraw(raffle.id)}
    >
      {intl.formatMessage(messages.draw)}
    </Button>
  );
}

function Result({ draw }: Pick<RaffleCardProps, 'draw'>) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (draw.status === 'failed') {
    return (
      <InlineAlert tone="warning" live>
        {failureText(draw.failure, intl)}
      </InlineAlert>
    );
  }
  if (draw.status !== 'won') return null;
  const isCoupon = draw.prize.type === PrizeType.coupon;
  return (
    <InlineAlert
      tone="success"
      live
      focusOnMount
      title={intl.formatMessage(messages.won, { prize: draw.prize.name })}
      action={
        <Link variant="standalone" href={hrefs.inAccount(isCoupon ? 'coupon/all' : 'win')}>
          {intl.formatMessage(isCoupon ? accountCouponsMessages.title : accountWinsMessages.title)}
        </Link>
      }
    >
      {draw.message}
    </InlineAlert>
  );
}
