import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { Columns, PageFrame } from '../../sections/page-frame/page-frame.tsx';
import { ColumnsSkeleton } from '../../sections/page-frame/panel-skeleton.tsx';
import { cartMessages as words } from './cart.messages.ts';
import type { CartEvents, CartScreenProps, CartState } from './cart.states.ts';
import { CartDeletionDialog } from './cart-deletion-dialog.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';

export function CartScreen({ state, on }: CartScreenProps) {
  const intl = useIntl();
  const buyNow = state.status === 'ready' && state.view.kind === 'buyNow';
  return (
    <PageFrame
      title={intl.formatMessage(buyNow ? words.buyNowTitle : words.title)}
      note={cartNote(state, intl)}
    >
      <CartBody state={state} on={on} />
    </PageFrame>
  );
}

function cartNote(state: CartState, intl: IntlShape): string | undefined {
  if (state.status !== 'ready') return undefined;
  if (state.view.kind === 'buyNow') return intl.formatMessage(words.buyNowNote);
  return intl.formatMessage(words.count, { count: state.view.number });
}

function CartBody({ state, on }: { readonly state: CartState; readonly on: CartEvents }) {
  switch (state.status) {
    case 'loading':
      return <ColumnsSkeleton />;
    case 'empty':
      return <EmptyCart />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return (
        <Columns>
          <CartLines view={state.view} on={on} />
          <CartSummary view={state.view} onCheckout={on.onCheckout} />
          <CartDeletionDialog view={state.view} on={on} />
        </Columns>
      );
  }
}

/** Nothing to buy yet, and where to find something. */
export function EmptyCart() {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <EmptyState
      art="cart"
      title={intl.formatMessage(words.empty)}
      text={intl.formatMessage(words.emptyText)}
      action={<ButtonLink href={hrefs.category(null)}>{intl.formatMessage(words.shop)}</ButtonLink>}
    />
  );
}
