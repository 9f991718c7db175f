import { atom } from 'jotai';
import { currencies, eventItem } from './event-items.ts';
import { localeAtom } from './language.ts';
import { paymentResultAtom } from './payment-result.ts';
import type { ShopEvent } from './shop-events.ts';

/** An order is paid. Who counts knows it again by its number when the page is opened once more. */
export const purchaseEventAtom = atom((get): ShopEvent | null => {
  const result = get(paymentResultAtom);
  if (result.status !== 'ready' || result.value.status !== 'succeeded') return null;
  const { ordersn, money, lines } = result.value.order;
  const items = lines.map((line) =>
    eventItem(
      { goods_id: line.goods_id, name: line.goods_name, goods_color: line.goods_color },
      line.price,
      line.goodsnumber,
    ),
  );
  const parameters = { transaction_id: ordersn, currency: currencies[get(localeAtom)], value: money, items };
  return { name: 'purchase', parameters };
});
