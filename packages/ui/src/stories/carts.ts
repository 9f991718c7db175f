import type { CartItem, ResultOf } from '@signal-shop/sdk/contract';
import { CartType, Flag } from '@signal-shop/sdk/contract';
import { fromCents, toCents } from '@signal-shop/sdk/rules/price';
import type { CartLineView, CartState, CartView } from '../screens/cart/cart.states.ts';
import type { InLocale } from './answers.ts';
import { ask } from './answers.ts';

type CartAnswer = ResultOf<'getCart'>;

/** The cart of the demonstration customer in these scenarios, changed where the story says so. */
export function memberCart(
  scenarios: string,
  change: (view: CartView) => Partial<CartView> = () => ({}),
): InLocale<CartState> {
  return (locale) => shown(viewOf(ask('getCart', {}, { scenarios, locale })), change);
}

/** What a guest put aside on this device, priced by the shop. */
export function guestCart(goodsIds: readonly number[], kind: CartView['kind'] = 'cart'): InLocale<CartState> {
  const cartype = kind === 'cart' ? CartType.cart : CartType.buyNow;
  const items = goodsIds.map((id) => ({ id, goods_number: 1, type: cartype }));
  return (locale) =>
    shown(viewOf(ask('getCart', { cartype, items }, { locale, as: 'guest' })), () => ({
      session: 'guest',
      kind,
    }));
}

/** The same cart with only the lines that the story is about, added up again. */
export function linesWhere(view: CartView, isKept: (item: CartItem) => boolean): Partial<CartView> {
  const lines = view.lines.filter(({ item }) => isKept(item));
  const cents = lines.reduce((sum, { item, quantity }) => sum + toCents(item.price) * quantity, 0);
  const pay = fromCents(cents);
  return { lines, pay, total: pay, number: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/** Another look at the first line. */
export function firstLine(view: CartView, change: (line: CartLineView) => Partial<CartLineView>) {
  return view.lines.map((line, place) => (place === 0 ? { ...line, ...change(line) } : line));
}

function shown(view: CartView, change: (view: CartView) => Partial<CartView>): CartState {
  return { status: 'ready', view: { ...view, ...change(view) } };
}

function viewOf({ msg, pay, total, number, msgData }: CartAnswer): CartView {
  return {
    lines: msg.map((item) => ({ item, quantity: item.goods_number, pending: false, problem: null })),
    pay,
    total,
    number,
    reduction: msgData.kg === Flag.yes ? msgData : null,
    kind: 'cart',
    session: 'member',
    checkout: 'open',
    deletion: { status: 'none' },
  };
}
