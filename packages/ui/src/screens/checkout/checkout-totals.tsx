import { Flag } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import type { OpenAmounts } from '../../sections/order-amounts/order-amounts.tsx';
import { OrderAmounts } from '../../sections/order-amounts/order-amounts.tsx';
import { GoodsRow, GoodsRows } from '../../sections/order-overview/goods-row.tsx';
import { checkoutMessages as words } from './checkout.messages.ts';
import type { CheckoutView } from './checkout.states.ts';

/** What is about to be ordered, and what it costs. */
export function CheckoutTotals({ view }: { readonly view: CheckoutView }) {
  const intl = useIntl();
  const { amounts } = view;
  return (
    <>
      <GoodsRows>
        {view.items.map((item) => (
          <GoodsRow
            key={item.goods_id}
            goods={item}
            photo={item.pic_index}
            name={item.name}
            quantity={item.goods_number}
            price={item.price}
            free={item.is_free === Flag.yes}
          />
        ))}
      </GoodsRows>
      <OrderAmounts amounts={amounts.status === 'ready' ? amounts.value : openAmounts(view)} />
      {amounts.status === 'failed' && (
        <InlineAlert
          tone="error"
          action={
            amounts.retry !== undefined && (
              <Button size="s" variant="secondary" onClick={amounts.retry}>
                {intl.formatMessage(words.retry)}
              </Button>
            )
          }
        >
          {amounts.failure.kind === 'server' ? amounts.failure.message : intl.formatMessage(words.taxFailed)}
        </InlineAlert>
      )}
    </>
  );
}

const rests = { none: 'later', loading: 'pending', failed: 'unknown' } as const;

function openAmounts(view: CheckoutView): OpenAmounts {
  const status = view.amounts.status === 'ready' ? 'none' : view.amounts.status;
  return { subtotal: view.subtotal, reduction: view.reduction?.reduce ?? 0, rest: rests[status] };
}
