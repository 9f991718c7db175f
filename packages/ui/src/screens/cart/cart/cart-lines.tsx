import { Flag } from '@signal-shop/sdk/contract';
import { areForPointsOnly } from '@signal-shop/sdk/rules/line-points';
import { useIntl } from 'react-intl';
import { CartLine } from '../../../sections/cart-line/cart-line.tsx';
import { goesWithMessages } from '../../../sections/goes-with/goes-with.messages.ts';
import { GoesWith } from '../../../sections/goes-with/goes-with.tsx';
import type { GoesWithEvents } from '../../../sections/goes-with/goes-with-props.ts';
import { Panel, Stack } from '../../../sections/page-frame/page-frame.tsx';
import { ReductionProgress } from '../../../sections/reduction-progress/reduction-progress.tsx';
import { SavedItems } from '../../../sections/saved-items/saved-items.tsx';
import type { SavedItemsProps } from '../../../sections/saved-items/saved-items-props.ts';
import { cartMessages as messages } from './cart.messages.ts';
import styles from './cart.module.css';
import type { CartEvents, CartLineView, CartView } from './cart.states.ts';

interface CartLinesProps {
  readonly view: CartView;
  readonly saved: SavedItemsProps | undefined;
  readonly goesWith: GoesWithEvents | undefined;
  readonly on: CartEvents;
}

/** How far the discount is, and the lines of the cart with quantity and delete button, sets to complete, and what is saved for later. */
export function CartLines({ view, saved, goesWith, on }: CartLinesProps) {
  const intl = useIntl();
  const { deletion, bundles = [] } = view;
  const hasReduction = view.reduction !== null && !areForPointsOnly(view.lines.map(({ item }) => item));
  return (
    <Stack>
      {hasReduction && <ReductionProgress reduction={view.reduction} />}
      <Panel title={intl.formatMessage(messages.lines)}>
        <ul className={styles.lines}>
          {view.lines.map((line) => {
            const id = line.item.goods_id;
            const concerned = deletion.status !== 'none' && deletion.goodsId === id;
            return (
              <li className={styles.line} key={id}>
                <CartLine
                  line={line}
                  onQuantity={(quantity) => on.onQuantity(id, quantity)}
                  onDelete={() => on.onAskDelete(id)}
                  onSave={saved && isSavable(line) ? () => saved.onSave(id) : undefined}
                  deletion={concerned && deletion.status !== 'asking' ? deletion.status : 'none'}
                />
              </li>
            );
          })}
        </ul>
      </Panel>
      {goesWith !== undefined && bundles.length > 0 && (
        <Panel title={intl.formatMessage(goesWithMessages.title)}>
          <GoesWith
            {...goesWith}
            bundles={bundles}
            presentIds={new Set(view.lines.filter(isSavable).map(({ item }) => item.goods_id))}
          />
        </Panel>
      )}
      {saved !== undefined && <SavedItems {...saved} />}
    </Stack>
  );
}

/** Gifts and goods for points belong to the order in which they were offered. */
function isSavable({ item }: CartLineView): boolean {
  return item.is_free === Flag.no && item.is_integral === Flag.no;
}
