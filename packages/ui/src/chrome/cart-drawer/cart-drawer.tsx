import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { cartMessages } from '../../screens/cart/cart/cart.messages.ts';
import type {
  CartEvents,
  CartState,
  CartView,
  UnpaidOrderView,
} from '../../screens/cart/cart/cart.states.ts';
import { CartDeletionDialog } from '../../screens/cart/cart/cart-deletion-dialog.tsx';
import { CartLine } from '../../sections/cart-line/cart-line.tsx';
import { ReductionProgress } from '../../sections/reduction-progress/reduction-progress.tsx';
import { UnpaidOrder } from '../../sections/unpaid-order/unpaid-order.tsx';
import { cartDrawerMessages as messages } from './cart-drawer.messages.ts';
import styles from './cart-drawer.module.css';
import { CartDrawerFoot } from './cart-drawer-foot.tsx';
import { CartDrawerSkeleton } from './cart-drawer-skeleton.tsx';

export interface CartDrawerProps {
  readonly open: boolean;
  readonly state: CartState;
  /** The newest unpaid order; null without one and while unknown. */
  readonly unpaid?: UnpaidOrderView | null;
  readonly on: CartEvents & { readonly onClose: () => void };
}

/** The cart as a drawer. English only: in other languages the cart icon links to the cart page (spec §2). */
export function CartDrawer({ open, state, unpaid = null, on }: CartDrawerProps) {
  const intl = useIntl();
  const view = state.status === 'ready' ? state.view : null;
  return (
    <>
      <Dialog
        open={open}
        placement="end"
        title={intl.formatMessage(messages.title, { count: view?.number ?? 0 })}
        onClose={on.onClose}
        footer={<CartDrawerFoot state={state} onCheckout={on.onCheckout} onClose={on.onClose} />}
      >
        <Content state={state} on={on} />
        <UnpaidOrder order={unpaid} onFollow={on.onClose} />
      </Dialog>
      {view !== null && <CartDeletionDialog view={view} open={open} on={on} />}
    </>
  );
}

function Content({ state, on }: Pick<CartDrawerProps, 'state' | 'on'>) {
  switch (state.status) {
    case 'loading':
      return <CartDrawerSkeleton />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} level={3} />;
    case 'empty':
      return <Empty onClose={on.onClose} />;
    case 'ready':
      return <Lines view={state.view} on={on} />;
  }
}

function Empty({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <EmptyState
      art="cart"
      level={3}
      title={intl.formatMessage(cartMessages.empty)}
      actions={
        <ButtonLink href={hrefs.category(null)} onClick={onClose}>
          {intl.formatMessage(cartMessages.shop)}
        </ButtonLink>
      }
    />
  );
}

function Lines({ view, on }: { readonly view: CartView; readonly on: CartEvents }) {
  const { deletion } = view;
  return (
    <div className={styles.body}>
      {view.reduction !== null && <ReductionProgress reduction={view.reduction} />}
      <ul>
        {view.lines.map((line) => {
          const id = line.item.goods_id;
          const leaving = deletion.status !== 'none' && deletion.goodsId === id ? deletion.status : 'none';
          return (
            <li key={id} className={styles.line}>
              <CartLine
                compact
                line={line}
                deletion={leaving === 'asking' ? 'none' : leaving}
                onQuantity={(quantity) => on.onQuantity(id, quantity)}
                onDelete={() => on.onAskDelete(id)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
