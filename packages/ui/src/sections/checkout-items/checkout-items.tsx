import type { CartItem } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { FieldError } from '../../components/field/field.tsx';
import { useMoney } from '../../components/price/use-money.ts';
import { colourNames } from '../../foundations/product-art/colour-names.messages.ts';
import { OverviewRow, OverviewRows } from '../order-overview/overview-row.tsx';
import { checkoutItemsMessages as messages } from './checkout-items.messages.ts';

interface CheckoutItemsProps {
  readonly items: readonly CartItem[];
  /** Previously seen unit prices by goods id, where they have changed since. */
  readonly was: Readonly<Partial<Record<number, number>>>;
}

/** The goods of the order, with a note on those whose price has changed. */
export function CheckoutItems({ items, was }: CheckoutItemsProps) {
  const intl = useIntl();
  return (
    <OverviewRows>
      {items.map((item) => (
        <OverviewRow
          key={item.goods_id}
          goods={item}
          photo={item.pic_index}
          name={item.name}
          colour={intl.formatMessage(colourNames[item.goods_color])}
          quantity={item.goods_number}
          price={item.price}
          free={item.is_free === Flag.yes}
          points={item.is_integral === Flag.yes ? item.integral_price : null}
          note={<Change item={item} before={was[item.goods_id]} />}
        />
      ))}
    </OverviewRows>
  );
}

function Change({ item, before }: { readonly item: CartItem; readonly before: number | undefined }) {
  const intl = useIntl();
  const money = useMoney();
  if (item.stock_count < item.goods_number) {
    const left = Math.max(0, item.stock_count);
    return <FieldError>{intl.formatMessage(messages.left, { left })}</FieldError>;
  }
  if (before === undefined || before === item.price) return null;
  return (
    <span data-text="small">
      {intl.formatMessage(messages.was, {
        before: money(before),
        now: money(item.price),
      })}
    </span>
  );
}
