import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { normalizeQuantity, orderableMaximum } from '@signal-shop/sdk/rules/quantity';
import type { BuyState } from '@signal-shop/ui/screens/catalogue/product-detail/product-detail.states.ts';
import { atom } from 'jotai';
import type { AddToCartInput, BuyOutcome } from '../cart/cart-add.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { guard } from '../scopes/scoped.ts';
import { loadCartActions } from './load-cart-actions.ts';
import { addressGoodsAtom, goodsIdAtom, isColorOf, shownGoodsAtom } from './product.ts';

interface Buying {
  readonly goodsId: number | null;
  readonly quantity: number;
  readonly state: BuyState;
}

const buyingAtom = atom<Buying>({ goodsId: null, quantity: 1, state: { status: 'idle' } });

const currentAtom = atom(
  (get): Buying => {
    const goodsId = get(goodsIdAtom);
    const buying = get(buyingAtom);
    if (buying.goodsId === goodsId) return buying;
    const goods = get(shownGoodsAtom);
    const isSameModel = isColorOf(goods, goodsId) && isColorOf(goods, buying.goodsId);
    return { goodsId, quantity: isSameModel ? buying.quantity : 1, state: { status: 'idle' } };
  },
  (get, set, change: Partial<Pick<Buying, 'quantity' | 'state'>>) => {
    set(buyingAtom, { ...get(currentAtom), ...change });
  },
);

/** The chosen quantity; limited by the stock of the shown color. */
export const quantityAtom = atom((get) => {
  const { quantity } = get(currentAtom);
  const goods = get(shownGoodsAtom);
  return goods === null ? quantity : atMost(quantity, goods);
});
/** The state of the last purchase of the shown product. */
export const buyStateAtom = atom((get) => get(currentAtom).state);

export const changeBuyQuantity = action(({ get, set }, quantity: number) => {
  const goods = get(shownGoodsAtom);
  set(currentAtom, { quantity: goods === null ? 1 : atMost(quantity, goods), state: { status: 'idle' } });
});

export const addShownGoods = action(async (context) => {
  const goods = await start(context, 'adding');
  if (goods === null) return;
  const input = inputOf(context, goods);
  const outcome = await runPurchase(context, async ({ addToCart }) => context.set(addToCart, input, goods));
  finish(context, input, outcome, { status: 'added' });
});

export const buyShownGoods = action(async (context) => {
  const goods = await start(context, 'buying');
  if (goods === null) return;
  const input = inputOf(context, goods);
  const isHere = guard(context.get, 'visit');
  const outcome = await runPurchase(context, async ({ buyNow }) =>
    isHere() ? context.set(buyNow, input) : { kind: 'none' },
  );
  if (!isHere()) await reportLate(context, outcome);
  finish(context, input, outcome, { status: 'idle' });
});

/** On another page a toast reports the result. */
async function reportLate({ set }: ActionContext, outcome: BuyOutcome): Promise<void> {
  const code = await set(loadCartActions, 'silent');
  if (code !== null) set(code.reportOutcome, outcome);
}

/** Prefetches the code of the cart actions; a failure is reported when it is needed. */
export const prefetchCartActions = action(({ set }) => void set(loadCartActions, 'silent'));

/** Buys with lazy-loaded code; a failed import is a failed purchase. */
async function runPurchase(
  { set }: ActionContext,
  buy: (code: typeof import('../cart/cart-add.ts')) => Promise<BuyOutcome>,
): Promise<BuyOutcome> {
  const code = await set(loadCartActions, 'caller');
  return code === null ? { kind: 'addFailed' } : buy(code);
}

/**
 * The product that was on the page at the click: that of the address, which may be a pending color of the shown one.
 * Null without a product, while an earlier click is pending, or if it cannot be fetched.
 */
async function start({ get, set }: ActionContext, status: 'adding' | 'buying'): Promise<GoodsDetail | null> {
  const shownGoods = get(shownGoodsAtom);
  const id = get(goodsIdAtom);
  const current = get(buyStateAtom).status;
  if (shownGoods === null || current === 'adding' || current === 'buying') return null;
  set(currentAtom, { state: { status } });
  if (shownGoods.goods_id === id) return shownGoods;
  const goods = await get(addressGoodsAtom).catch(() => null);
  const isCurrent = get(goodsIdAtom) === id;
  if (goods === null && isCurrent) set(currentAtom, { state: { status: 'idle' } });
  return isCurrent ? goods : null;
}

function inputOf({ get }: ActionContext, goods: GoodsDetail): AddToCartInput {
  const quantity = atMost(get(currentAtom).quantity, goods);
  return { goodsId: goods.goods_id, quantity, maximum: orderableMaximum(goods) };
}

function atMost(quantity: number, goods: GoodsDetail): number {
  return normalizeQuantity(quantity, orderableMaximum(goods)).quantity;
}

function finish(
  { get, set }: ActionContext,
  input: AddToCartInput,
  outcome: BuyOutcome,
  success: BuyState,
): void {
  // The shopper may have opened another product.
  if (get(goodsIdAtom) !== input.goodsId) return;
  set(currentAtom, { state: stateOf(outcome, success) });
}

function stateOf(outcome: BuyOutcome, success: BuyState): BuyState {
  switch (outcome.kind) {
    case 'none':
      return success;
    case 'session':
      return { status: 'idle' };
    default:
      return { status: 'problem', problem: outcome };
  }
}
