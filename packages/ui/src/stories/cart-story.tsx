import { fn } from 'storybook/test';
import type { Toast } from '../components/toaster/toaster.states.ts';
import { useLocale } from '../intl/use-locale.ts';
import type { CartEvents, CartState, CartView, UnpaidOrderView } from '../screens/cart/cart/cart.states.ts';
import { CartScreen } from '../screens/cart/cart/cart-screen.tsx';
import type { GoesWithEvents } from '../sections/goes-with/goes-with-props.ts';
import type { SavedItemsProps } from '../sections/saved-items/saved-items-props.ts';
import type { InLocale } from './fixtures/answers.ts';
import { Stage } from './stage.tsx';

interface CartStoryProps {
  readonly state: InLocale<CartState>;
  readonly kind?: CartView['kind'];
  readonly unpaid?: UnpaidOrderView;
  readonly saved?: InLocale<SavedItemsProps['state']>;
  readonly isMoving?: boolean;
  readonly goesWith?: GoesWithEvents;
  readonly toast?: Toast;
  readonly on: CartEvents;
}

/** The cart as a story shows it, with the items that are saved for later. */
export function CartStory({
  state,
  kind = 'cart',
  unpaid,
  goesWith,
  saved,
  isMoving = false,
  toast,
  on,
}: CartStoryProps) {
  const locale = useLocale();
  const list = saved?.(locale);
  const first = list?.status === 'ready' ? list.value.slice(0, isMoving ? 1 : 0) : [];
  const pendingIds = new Set(first.map(({ goods_id }) => goods_id));
  return (
    <Stage toast={toast}>
      <CartScreen
        state={state(locale)}
        kind={kind}
        {...(list !== undefined && { saved: { state: list, pendingIds, ...onSaved } })}
        {...(goesWith && { goesWith })}
        unpaid={unpaid ?? null}
        on={on}
      />
    </Stage>
  );
}

export const onSaved = { onSave: fn(), onMove: fn(), onRemove: fn() };
