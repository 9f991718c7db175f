import { atom } from 'jotai';
import { paymentResultAtom } from '../checkout/payment-result.ts';
import { action } from '../core/action.ts';
import { consentAtom, track } from './consent.ts';
import { eventItem } from './event-items.ts';
import type { ShopEvent } from './shop-events.ts';

type Purchase = Extract<ShopEvent, { readonly name: 'purchase' }>;

/** Reports a purchase. */
export const purchaseEventAtom = atom((get): Purchase | null => {
  const result = get(paymentResultAtom);
  if (result.status !== 'ready' || result.value.status !== 'succeeded') return null;
  const { ordersn, currency, money, lines } = result.value.order;
  const items = lines.map((line) =>
    eventItem(
      { goods_id: line.goods_id, name: line.goods_name, goods_color: line.goods_color },
      line.price,
      line.goodsnumber,
    ),
  );
  const parameters = { transaction_id: ordersn, currency, value: money, items };
  return { name: 'purchase', parameters };
});

const atMost = 10;

/** Counts an order once, however often its result is read or opened again in this tab. */
export const countPurchase = action(({ get, set, environment: { sessionItems } }, event: Purchase) => {
  if (get(consentAtom) !== 'granted') return;
  const ordersn = event.parameters.transaction_id;
  const orderNumbers = (sessionItems.get('counted_orders') ?? '').split(' ');
  if (orderNumbers.includes(ordersn)) return;
  sessionItems.set('counted_orders', [ordersn, ...orderNumbers].slice(0, atMost).join(' '));
  set(track, event);
});
