import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { FieldError } from '../../components/field/field.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useMoney } from '../../components/price/use-money.ts';
import { toastMessages } from '../../components/toaster/toaster.messages.ts';
import type { Failure } from '../../remote.ts';
import { checkoutCouponMessages as messages } from './checkout-coupon.messages.ts';
import styles from './checkout-coupon.module.css';
import type { CouponChoice, CouponEvents, CouponView } from './checkout-coupon.states.ts';
import { CouponCode } from './coupon-code.tsx';
import { OwnCoupons } from './own-coupons.tsx';

interface CheckoutCouponProps {
  readonly view: CouponView;
  readonly on: CouponEvents;
}

/** A collapsed line; expands to the customer's coupons and a field for a code. */
export function CheckoutCoupon({ view, on }: CheckoutCouponProps) {
  const intl = useIntl();
  const own = view.own.status === 'ready' ? view.own.value : [];
  const fitting = own.filter(({ fit }) => fit.status === 'fits').length;
  return (
    <div className={styles.coupon}>
      {view.choice !== null && <Chosen view={view} choice={view.choice} on={on} />}
      <details className={styles.more}>
        <summary className={styles.title}>
          <Icon name="ticket" />
          <span className={styles.label}>{intl.formatMessage(messages.title)}</span>
          {fitting > 0 && (
            <span data-text="small" data-muted>
              {intl.formatMessage(messages.fitting, { count: fitting })}
            </span>
          )}
          <Icon name="down" />
        </summary>
        <div className={styles.content}>
          <OwnCoupons view={view} on={on} />
          <CouponCode view={view} on={on} />
        </div>
      </details>
    </div>
  );
}

interface ChosenProps extends CheckoutCouponProps {
  readonly choice: CouponChoice;
}

/** The chosen coupon and its status; outside the collapsible part, so that it is always visible. */
function Chosen({ view, choice, on }: ChosenProps) {
  const intl = useIntl();
  const money = useMoney();
  const { standing } = view;
  const name = nameOf(view, choice);
  return (
    <div className={styles.chosen} data-standing={standing.status}>
      <p className={styles.name} data-text="label" dir="auto">
        {name}
      </p>
      <Button variant="ghost" size="s" onClick={() => on.onChoose(null)}>
        {intl.formatMessage(messages.remove)}
      </Button>
      <div className={styles.standing} data-text="small" role="status">
        {standing.status === 'later' && intl.formatMessage(messages.later)}
        {standing.status === 'checking' && intl.formatMessage(messages.checking)}
        {standing.status === 'applied' &&
          intl.formatMessage(messages.applied, { amount: money(standing.saving) })}
        {standing.status === 'refused' && <FieldError>{failureText(standing.failure)}</FieldError>}
      </div>
    </div>
  );

  function failureText(failure: Failure): string {
    return failure.kind === 'server' ? failure.message : intl.formatMessage(toastMessages.couponFailed);
  }
}

function nameOf({ own }: CouponView, choice: CouponChoice): string {
  if (choice.kind === 'code') return choice.code;
  const coupons = own.status === 'ready' ? own.value : [];
  return coupons.find(({ coupon }) => coupon.id === choice.id)?.coupon.name ?? String(choice.id);
}
