import { returnWindowDays, warrantyYears } from '@signal-shop/sdk/constants';
import { areForPointsOnly, linePoints } from '@signal-shop/sdk/rules/line-points';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/button/button.tsx';
import { Link } from '../../../components/link/link.tsx';
import { ReductionProgress } from '../../../components/reduction-progress/reduction-progress.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { OrderAmounts } from '../../../sections/order-amounts/order-amounts.tsx';
import { Panel } from '../../../sections/page-frame/page-frame.tsx';
import { cartMessages as messages } from './cart.messages.ts';
import type { CartView } from './cart.states.ts';

/** Totals, discount and checkout button. */
export function CartSummary({
  view,
  onCheckout,
}: {
  readonly view: CartView;
  readonly onCheckout: () => void;
}) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const reduction = view.reduction?.reduce ?? 0;
  const points = view.lines.reduce((sum, { item, quantity }) => sum + linePoints(item, quantity), 0);
  return (
    <Panel title={intl.formatMessage(messages.summary)} sticky>
      {view.reduction !== null && !areForPointsOnly(view.lines.map(({ item }) => item)) && (
        <ReductionProgress reduction={view.reduction} />
      )}
      <OrderAmounts
        amounts={{ subtotal: view.pay, reduction, rest: 'later', soFar: view.total, points }}
        region={null}
      />
      <Button size="l" width="full" pending={view.checkout === 'leaving'} onClick={onCheckout}>
        {intl.formatMessage(messages.checkout)}
      </Button>
      {view.checkout === 'blocked' && (
        <p data-text="small" data-muted role="status">
          {intl.formatMessage(messages.blockedNote)}
        </p>
      )}
      {view.session === 'guest' && (
        <p data-text="small" data-muted>
          {intl.formatMessage(messages.guestNote)}
        </p>
      )}
      <p data-text="small">
        <Link href={hrefs.policy('shipping')}>{intl.formatMessage(messages.costs)}</Link>
      </p>
      <p data-text="small" data-muted>
        {intl.formatMessage(messages.promises, { days: returnWindowDays, years: warrantyYears })}
      </p>
    </Panel>
  );
}
