import { useIntl } from 'react-intl';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { Columns, PageFrame, Panel } from '../../sections/page-frame/page-frame.tsx';
import { ColumnsSkeleton } from '../../sections/page-frame/panel-skeleton.tsx';
import { EmptyCart } from '../cart/cart-screen.tsx';
import { checkoutMessages as words } from './checkout.messages.ts';
import type { CheckoutEvents, CheckoutScreenProps, CheckoutState, CheckoutView } from './checkout.states.ts';
import { CheckoutAddress } from './checkout-address.tsx';
import { CheckoutTotals } from './checkout-totals.tsx';

export function CheckoutScreen({ state, on }: CheckoutScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <PageFrame
      title={intl.formatMessage(words.title)}
      back={{ href: hrefs.cart, label: intl.formatMessage(words.back) }}
    >
      <CheckoutBody state={state} on={on} />
    </PageFrame>
  );
}

function CheckoutBody({ state, on }: { readonly state: CheckoutState; readonly on: CheckoutEvents }) {
  switch (state.status) {
    case 'loading':
      return <ColumnsSkeleton lines={3} />;
    case 'empty':
      return <EmptyCart />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return <CheckoutColumns view={state.view} on={on} />;
  }
}

function CheckoutColumns({ view, on }: { readonly view: CheckoutView; readonly on: CheckoutEvents }) {
  const intl = useIntl();
  return (
    <Columns>
      <Panel title={intl.formatMessage(words.address)}>
        <CheckoutAddress view={view} on={on} />
      </Panel>
      <Panel title={intl.formatMessage(words.items)} sticky>
        <CheckoutTotals view={view} />
      </Panel>
    </Columns>
  );
}
