import { areForPointsOnly } from '@signal-shop/sdk/rules/line-points';
import { useIntl } from 'react-intl';
import { CartLine } from '../../../sections/cart-line/cart-line.tsx';
import { Panel, Stack } from '../../../sections/page-frame/page-frame.tsx';
import { ReductionProgress } from '../../../sections/reduction-progress/reduction-progress.tsx';
import { cartMessages as messages } from './cart.messages.ts';
import styles from './cart.module.css';
import type { CartEvents, CartView } from './cart.states.ts';

/** How far the discount is, and the lines of the cart with quantity and delete button. */
export function CartLines({ view, on }: { readonly view: CartView; readonly on: CartEvents }) {
  const intl = useIntl();
  const { deletion } = view;
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
                  deletion={concerned && deletion.status !== 'asking' ? deletion.status : 'none'}
                />
              </li>
            );
          })}
        </ul>
      </Panel>
    </Stack>
  );
}
