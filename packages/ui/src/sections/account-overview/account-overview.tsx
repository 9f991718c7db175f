import { useIntl } from 'react-intl';
import { Link } from '../../components/link/link.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useLastDay } from '../../intl/use-day.ts';
import { useLinks } from '../../link/link-context.tsx';
import { accountOverviewMessages as messages } from './account-overview.messages.ts';
import styles from './account-overview.module.css';
import type { AccountOverviewProps, UsableCoupons } from './account-overview-props.ts';
import { OrderTile } from './order-tile.tsx';
import { OverviewTile } from './overview-tile.tsx';

/** The facts that customers open their account for: an order in progress, the points and the coupons. */
export function AccountOverview({ note, points, order, coupons }: AccountOverviewProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <section className={styles.tiles} aria-label={intl.formatMessage(messages.label)}>
      {note !== null && (
        <div className={styles.note} data-muted>
          {note.message !== '' && <p>{note.message}</p>}
          <p>
            {intl.formatMessage(messages.help)} <a href={`mailto:${note.email}`}>{note.email}</a>
          </p>
        </div>
      )}
      <OrderTile order={order} />
      <OverviewTile
        title={intl.formatMessage(messages.pointsTitle)}
        actions={
          <Link variant="standalone" href={hrefs.pointStore}>
            {intl.formatMessage(messages.spend)}
          </Link>
        }
      >
        <p data-text="h2">{intl.formatNumber(points)}</p>
      </OverviewTile>
      <OverviewTile
        title={intl.formatMessage(messages.couponsTitle)}
        actions={
          <Link variant="standalone" href={hrefs.inAccount('coupon/all')}>
            {intl.formatMessage(messages.allCoupons)}
          </Link>
        }
      >
        {coupons.status === 'loading' && <Skeleton variant="title" width="half" />}
        {coupons.status === 'ready' && <CouponCount coupons={coupons.value} />}
      </OverviewTile>
    </section>
  );
}

function CouponCount({ coupons: { count, nextExpiry } }: { readonly coupons: UsableCoupons }) {
  const intl = useIntl();
  const day = useLastDay();
  return (
    <>
      <p data-text="h2">{intl.formatMessage(messages.coupons, { count })}</p>
      {nextExpiry !== null && (
        <p data-text="small" data-muted>
          {intl.formatMessage(messages.expires, { count, day: day(nextExpiry) })}
        </p>
      )}
    </>
  );
}
