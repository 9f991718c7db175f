import { useIntl } from 'react-intl';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import { spokenDiscount } from '../../intl/spoken-discount.ts';
import { useLastDay } from '../../intl/use-day.ts';
import { useLocale } from '../../intl/use-locale.ts';
import { useLinks } from '../../link/link-context.tsx';
import type { Failure } from '../../remote.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { FieldError } from '../field/field.tsx';
import { Link } from '../link/link.tsx';
import { useMoney } from '../price/use-money.ts';
import { toastMessages } from '../toaster/toaster.messages.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { couponCardMessages as messages } from './coupon-card.messages.ts';
import styles from './coupon-card.module.css';

/** Status of a coupon; times in unix seconds. */
export type CouponCardStatus =
  | { readonly status: 'unused'; readonly until: number }
  | { readonly status: 'used'; readonly ordersn: string | null }
  | { readonly status: 'stale'; readonly since: number }
  | { readonly status: 'taken' }
  | {
      readonly status: 'offered';
      readonly days: number;
      readonly taking: 'idle' | 'pending' | Failure;
      readonly onTake: () => void;
    };

/** The terms of a coupon. */
export interface CouponView {
  readonly name: string;
  /** A discount in percent, or an amount of money. */
  readonly discount:
    | { readonly kind: 'percent'; readonly percent: number }
    | { readonly kind: 'amount'; readonly amount: number };
  /** The minimum total of the goods in scope; 0 for none. */
  readonly minimum: number;
  readonly scope: 'all' | 'headset' | 'mouse';
}

interface CouponCardProps extends CouponView {
  readonly standing: CouponCardStatus;
  readonly level?: 2 | 3;
}

/** A coupon as a ticket: amount, condition and status. */
export function CouponCard({ name, discount, minimum, scope, standing, level = 2 }: CouponCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const intl = useIntl();
  const locale = useLocale();
  const money = useMoney();
  return (
    <article className={styles.card} data-standing={standing.status}>
      <p className={styles.value}>
        {discount.kind === 'percent'
          ? intl.formatMessage(messages.percent, { discount: spokenDiscount(discount.percent, locale) })
          : intl.formatMessage(messages.amount, {
              amount: money(discount.amount),
              sum: (sum) => (
                <span key="sum" className={styles.amount}>
                  {sum}
                </span>
              ),
            })}
      </p>
      <div className={styles.about}>
        <Heading data-text="h4">{name}</Heading>
        <p data-text="small" data-muted>
          {intl.formatMessage(messages[scope])} ·{' '}
          {minimum > 0
            ? intl.formatMessage(messages.minimum, { amount: money(minimum) })
            : intl.formatMessage(messages.noMinimum)}
        </p>
        <Standing name={name} standing={standing} />
      </div>
    </article>
  );
}

function Standing({ name, standing }: { readonly name: string; readonly standing: CouponCardStatus }) {
  const intl = useIntl();
  const day = useLastDay();
  switch (standing.status) {
    case 'unused':
      return (
        <Badge tone="success" icon="check">
          {intl.formatMessage(messages.until, { day: day(standing.until) })}
        </Badge>
      );
    case 'used':
      return <Used ordersn={standing.ordersn} />;
    case 'stale':
      return (
        <Badge tone="neutral" icon="clock">
          {intl.formatMessage(messages.stale, { day: day(standing.since) })}
        </Badge>
      );
    case 'taken':
      return (
        <Badge tone="success" icon="check">
          {intl.formatMessage(messages.taken)}
        </Badge>
      );
    case 'offered':
      return <Offered name={name} {...standing} />;
  }
}

function Used({ ordersn }: { readonly ordersn: string | null }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <div className={styles.used}>
      <Badge tone="neutral" icon="check">
        {intl.formatMessage(messages.used)}
      </Badge>
      {ordersn !== null && (
        <Link variant="standalone" href={hrefs.order(ordersn)}>
          {intl.formatMessage(messages.order, { ordersn })}
        </Link>
      )}
    </div>
  );
}

interface OfferedProps extends Extract<CouponCardStatus, { status: 'offered' }> {
  readonly name: string;
}

function Offered({ name, days, taking, onTake }: OfferedProps) {
  const intl = useIntl();
  return (
    <div ref={moveFocusOnUnmount} className={styles.offer}>
      <p data-text="small">{intl.formatMessage(messages.days, { days })}</p>
      <Button variant="secondary" size="s" pending={taking === 'pending'} onClick={onTake}>
        <span aria-hidden="true">{intl.formatMessage(messages.take)}</span>
        <VisuallyHidden>{intl.formatMessage(messages.takeNamed, { name })}</VisuallyHidden>
      </Button>
      {typeof taking === 'object' && (
        <div role="alert">
          <FieldError>
            {taking.kind === 'server' ? taking.message : intl.formatMessage(toastMessages.couponFailed)}
          </FieldError>
        </div>
      )}
    </div>
  );
}
