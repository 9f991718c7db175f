import { areForPointsOnly } from '@signal-shop/sdk/rules/line-points';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/button/button.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { PointsPrice } from '../../../components/price/points-price.tsx';
import { toastMessages } from '../../../components/toaster/toaster.messages.ts';
import { useLocale } from '../../../intl/use-locale.ts';
import { orderAmountsMessages } from '../../../sections/order-amounts/order-amounts.messages.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';
import styles from './checkout.module.css';
import type { CheckoutView, PlacingState } from './checkout.states.ts';
import { arePointsShort } from './for-points.ts';

interface PlaceOrderProps {
  readonly view: CheckoutView;
  /** Id of the address form, which the button submits if no saved address is chosen. */
  readonly formId: string;
  readonly onPlaceOrder: () => void;
}

/** The total and the button; sticky on phones. */
export function PlaceOrder({ view, formId, onPlaceOrder }: PlaceOrderProps) {
  const intl = useIntl();
  const { placing, addresses } = view;
  const isNew = isAboutMoney(placing);
  const isShort = arePointsShort(view);
  const isTyped = addresses.selectedId === null;
  return (
    <div className={styles.place}>
      <PlacingProblem placing={placing} />
      <div className={styles.bar}>
        <Total view={view} />
        <Button
          type={isTyped ? 'submit' : 'button'}
          {...(isTyped ? { form: formId } : { onClick: onPlaceOrder })}
          size="l"
          width="full"
          pending={placing.status === 'placing'}
          // Disabled until the price has loaded, so that the customer sees it before ordering.
          disabled={isShort || addresses.saved.status === 'loading' || view.amounts.status === 'loading'}
        >
          {intl.formatMessage(isNew ? messages.placeAgain : messages.place)}
        </Button>
      </div>
      {isShort && (
        <p className={styles.next} data-text="small">
          {intl.formatMessage(messages.pointsShort)}
        </p>
      )}
      {!areForPointsOnly(view.items) && (
        <p className={styles.next} data-text="small" data-muted>
          {intl.formatMessage(messages.payNext)}
        </p>
      )}
    </div>
  );
}

/**
 * Repeats the total, which may have scrolled out of view; hidden from screen readers, because the totals contain it.
 */
function Total({ view: { amounts } }: { readonly view: CheckoutView }) {
  const intl = useIntl();
  const locale = useLocale();
  if (amounts.status !== 'ready') return null;
  const { total, points = 0 } = amounts.value;
  return (
    <p className={styles.total} aria-hidden="true">
      <span data-text="small" data-muted>
        {intl.formatMessage(orderAmountsMessages.total)}
      </span>
      {total === 0 && points > 0 ? (
        <PointsPrice points={points} size="s" />
      ) : (
        <span data-text="price">{formatMoney(total, locale)}</span>
      )}
    </p>
  );
}

function PlacingProblem({ placing }: { readonly placing: PlacingState }) {
  const intl = useIntl();
  const problem = problemOf(placing, intl);
  if (problem === null) return null;
  return (
    <InlineAlert tone={isAboutMoney(placing) ? 'warning' : 'error'} live>
      {problem}
    </InlineAlert>
  );
}

/** Whether the customer must confirm a changed total before ordering. */
function isAboutMoney({ status }: PlacingState): boolean {
  return status === 'priceChanged' || status === 'couponRefused' || status === 'totalToSee';
}

function problemOf(placing: PlacingState, intl: IntlShape): string | null {
  switch (placing.status) {
    case 'idle':
    case 'placing':
      return null;
    case 'priceChanged':
      return intl.formatMessage(messages.priceChanged);
    case 'totalToSee':
      return intl.formatMessage(messages.totalToSee);
    case 'stockGone':
      return intl.formatMessage(messages.stockGone);
    case 'couponRefused': {
      const { failure } = placing;
      const why =
        failure.kind === 'server' ? failure.message : intl.formatMessage(toastMessages.couponFailed);
      return `${why} ${intl.formatMessage(messages.withoutCoupon)}`;
    }
    case 'failed':
      return placing.failure.kind === 'server'
        ? placing.failure.message
        : intl.formatMessage(messages.unreachable);
  }
}
