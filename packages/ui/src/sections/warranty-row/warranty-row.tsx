import { warrantyExpiringDays } from '@signal-shop/sdk/constants';
import type { Warranty } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { AfterSalesBadge } from '../../components/after-sales-badge/after-sales-badge.tsx';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { failureText } from '../../components/error-state/error-state.tsx';
import { FieldError } from '../../components/field/field.tsx';
import { GoodsRow } from '../../components/goods-row/goods-row.tsx';
import { Link } from '../../components/link/link.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import { useDay, useLastDay } from '../../intl/use-day.ts';
import { useLinks } from '../../link/link-context.tsx';
import type { Failure } from '../../remote.ts';
import { goodsRowOf } from '../../views/goods-row-of.ts';
import { warrantyRowMessages as messages } from './warranty-row.messages.ts';
import styles from './warranty-row.module.css';

export interface WarrantyRowProps {
  readonly warranty: Warranty;
  readonly registering: 'idle' | 'pending' | Failure;
  readonly onRegister: () => void;
  /** Opens the form that reports a defect. */
  readonly onClaim: () => void;
}

/** The warranty of an order line, from registration to a claim. */
export function WarrantyRow(props: WarrantyRowProps) {
  const { warranty } = props;
  const intl = useIntl();
  const day = useDay();
  const lastDay = useLastDay();
  const { hrefs } = useLinks();
  return (
    <GoodsRow
      {...goodsRowOf(warranty, hrefs)}
      note={intl.formatMessage(messages.period, {
        begin: day(warranty.begins_at),
        end: lastDay(warranty.ends_at),
      })}
      status={<WarrantyBadge warranty={warranty} />}
    >
      <p className={styles.line}>
        <Link variant="standalone" href={hrefs.order(warranty.ordersn)}>
          {intl.formatMessage(messages.order, { ordersn: warranty.ordersn })}
        </Link>
        {warranty.qtime !== null && (
          <span data-text="small" data-muted>
            {intl.formatMessage(messages.registered, { day: day(warranty.qtime) })}
          </span>
        )}
      </p>
      <Claim warranty={warranty} />
      <Next {...props} />
    </GoodsRow>
  );
}

function WarrantyBadge({ warranty: { state, baoday } }: Pick<WarrantyRowProps, 'warranty'>) {
  const intl = useIntl();
  switch (state) {
    case 'registrable':
      return (
        <Badge tone="neutral" icon="shield">
          {intl.formatMessage(messages.registrable)}
        </Badge>
      );
    case 'active': {
      const isExpiring = baoday !== null && baoday <= warrantyExpiringDays;
      return (
        <Badge tone={isExpiring ? 'warning' : 'success'} icon={isExpiring ? 'clock' : 'shield'}>
          {intl.formatMessage(messages.daysLeft, { days: baoday ?? 0 })}
        </Badge>
      );
    }
    case 'claimed':
      return (
        <Badge tone="info" icon="mail">
          {intl.formatMessage(messages.claimed)}
        </Badge>
      );
    case 'over':
      return (
        <Badge tone="neutral" icon="clock">
          {intl.formatMessage(messages.over)}
        </Badge>
      );
  }
}

/** The latest warranty claim and the status of its request. */
function Claim({ warranty: { ordersn, claim } }: Pick<WarrantyRowProps, 'warranty'>) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (claim === null) return null;
  return (
    <div className={styles.claim}>
      <p className={styles.line}>
        {intl.formatMessage(messages.claimNumber, { number: claim.number })}
        <AfterSalesBadge status={claim.status} />
      </p>
      <p data-muted>{claim.problem}</p>
      <p>{claim.answer}</p>
      <Link variant="standalone" href={hrefs.afterSales(ordersn, claim.request_id)}>
        {intl.formatMessage(messages.request)}
      </Link>
    </div>
  );
}

function Next({ warranty, registering, onRegister, onClaim }: WarrantyRowProps) {
  const intl = useIntl();
  const { state, goods_name: name } = warranty;
  if (state === 'registrable') {
    return (
      <>
        <div ref={moveFocusOnUnmount}>
          <Button variant="secondary" size="s" pending={registering === 'pending'} onClick={onRegister}>
            {intl.formatMessage(messages.register)} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </div>
        {typeof registering === 'object' && (
          <div role="alert">
            <FieldError>{failureText(registering, intl)}</FieldError>
          </div>
        )}
      </>
    );
  }
  return state === 'active' ? (
    <Button variant="secondary" size="s" onClick={onClaim}>
      {intl.formatMessage(messages.report)} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  ) : null;
}
