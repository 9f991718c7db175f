import { areForPointsOnly } from '@signal-shop/sdk/rules/line-points';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { cartDrawerMessages } from '../../../chrome/cart-drawer/cart-drawer.messages.ts';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import type { GoesWithEvents } from '../../../sections/goes-with/goes-with-props.ts';
import { PurchaseColumns, PurchaseFrame } from '../../../sections/purchase-frame/purchase-frame.tsx';
import { PurchaseSkeleton } from '../../../sections/purchase-frame/purchase-skeleton.tsx';
import { SavedItems } from '../../../sections/saved-items/saved-items.tsx';
import type { SavedItemsProps } from '../../../sections/saved-items/saved-items-props.ts';
import { UnpaidOrder } from '../../../sections/unpaid-order/unpaid-order.tsx';
import { cartMessages as messages } from './cart.messages.ts';
import type { CartEvents, CartScreenProps, CartState, CartView } from './cart.states.ts';
import { CartDeletionDialog } from './cart-deletion-dialog.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';

export function CartScreen({ state, kind, saved, goesWith, unpaid = null, on }: CartScreenProps) {
  const intl = useIntl();
  return (
    <PurchaseFrame step={state.status === 'empty' ? null : 'cart'} {...headOf(state, kind, intl)}>
      {state.status === 'empty' && <UnpaidOrder order={unpaid} />}
      <CartBody state={state} kind={kind} saved={saved} goesWith={goesWith} on={on} />
      {state.status === 'empty' && saved !== undefined && <SavedItems {...saved} />}
      {/* Below the goods, which it would move when it arrives. */}
      {state.status === 'ready' && <UnpaidOrder order={unpaid} />}
    </PurchaseFrame>
  );
}

interface CartHead {
  readonly title: string;
  readonly note?: string;
}

function headOf(state: CartState, kind: CartView['kind'], intl: IntlShape): CartHead {
  if (state.status !== 'ready')
    return { title: intl.formatMessage(kind === 'buyNow' ? messages.buyNowTitle : messages.title) };
  const { view } = state;
  if (view.kind === 'cart') {
    const note = intl.formatMessage(messages.count, { count: view.number });
    return { title: intl.formatMessage(messages.title), note };
  }
  return areForPointsOnly(view.lines.map(({ item }) => item))
    ? { title: intl.formatMessage(messages.pointsTitle), note: intl.formatMessage(messages.pointsNote) }
    : { title: intl.formatMessage(messages.buyNowTitle), note: intl.formatMessage(messages.buyNowNote) };
}

interface CartBodyProps {
  readonly state: CartState;
  readonly kind: CartView['kind'];
  readonly saved: SavedItemsProps | undefined;
  readonly goesWith: GoesWithEvents | undefined;
  readonly on: CartEvents;
}

function CartBody({ state, kind, saved, goesWith, on }: CartBodyProps) {
  switch (state.status) {
    case 'loading':
      return <PurchaseSkeleton lines={2} />;
    case 'empty':
      return <EmptyCart kind={kind} popularGoods={saved === undefined || isWithoutGoods(saved.state)} />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return (
        <PurchaseColumns>
          <CartLines view={state.view} saved={saved} goesWith={goesWith} on={on} />
          <CartSummary view={state.view} onCheckout={on.onCheckout} />
          <CartDeletionDialog view={state.view} on={on} />
        </PurchaseColumns>
      );
  }
}

/** The goods of a shopper come before those of the shop. */
function isWithoutGoods(saved: SavedItemsProps['state']): boolean {
  return saved.status === 'failed' || (saved.status === 'ready' && saved.value.length === 0);
}

interface EmptyCartProps {
  readonly kind: CartView['kind'];
  readonly popularGoods?: boolean;
}

/** An empty cart with links to goods; without an item to buy now, with a link to the cart, which may have some. */
export function EmptyCart({ kind, popularGoods = true }: EmptyCartProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const isBuyNow = kind === 'buyNow';
  return (
    <EmptyState
      art="cart"
      popularGoods={popularGoods}
      title={intl.formatMessage(isBuyNow ? messages.buyNowEmpty : messages.empty)}
      text={intl.formatMessage(isBuyNow ? messages.buyNowEmptyText : messages.emptyText)}
      actions={
        <>
          {isBuyNow && (
            <ButtonLink href={hrefs.cart}>{intl.formatMessage(cartDrawerMessages.toCart)}</ButtonLink>
          )}
          <ButtonLink variant={isBuyNow ? 'secondary' : 'primary'} href={hrefs.category(null)}>
            {intl.formatMessage(messages.shop)}
          </ButtonLink>
        </>
      }
    />
  );
}
