import { areForPointsOnly } from '@signal-shop/sdk/rules/line-points';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/button/button.tsx';
import { LazyFailureReference } from '../../../components/error-state/lazy-failure-reference.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { toastMessages } from '../../../components/toaster/toaster.messages.ts';
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

/** The button that places the order, and why it did not. */
export function PlaceOrder({ view, formId, onPlaceOrder }: PlaceOrderProps) {
  const intl = useIntl();
  const { placing, addresses } = view;
  const isNew = isAboutMoney(placing);
  const isShort = arePointsShort(view);
  const isTyped = addresses.selectedId === null;
  return (
    <>
      <PlacingProblem placing={placing} />
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
    </>
  );
}

function PlacingProblem({ placing }: { readonly placing: PlacingState }) {
  const intl = useIntl();
  const problem = problemOf(placing, intl);
  if (problem === null) return null;
  return (
    <InlineAlert tone={isAboutMoney(placing) ? 'warning' : 'error'} live>
      {problem}
      {placing.status === 'failed' && <LazyFailureReference failure={placing.failure} />}
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
