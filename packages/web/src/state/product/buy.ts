import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { normaliseQuantity, orderableMaximum } from '@signal-shop/sdk/rules/quantity';
import type { BuyState } from '@signal-shop/ui/screens/product-detail/product-detail.states.ts';
import { atom } from 'jotai';
import type { BuyOutcome, WantedGoods } from '../cart/cart-add.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { locationAtom } from '../core/location.ts';
import { loadCartActions } from './load-cart-actions.ts';
import { goodsArrivedAtom, goodsIdAtom, isColourOf, shownGoodsAtom } from './product.ts';

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
    const isSameModel = isColourOf(goods, goodsId) && isColourOf(goods, buying.goodsId);
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
  const wanted = wantedOf(context, goods);
  const outcome = await buying(context, async ({ addToCart }) => context.set(addToCart, wanted, goods));
  finish(context, wanted, outcome, { status: 'added' });
});

export const buyShownGoods = action(async (context) => {
  const goods = await start(context, 'buying');
  if (goods === null) return;
  const wanted = wantedOf(context, goods);
  const { visit } = context.get(locationAtom);
  const isHere = () => context.get(locationAtom).visit === visit;
  const outcome = await buying(context, async ({ buyNow }) =>
    isHere() ? context.set(buyNow, wanted) : { kind: 'none' },
  );
  if (!isHere()) await sayLate(context, outcome);
  finish(context, wanted, outcome, { status: 'idle' });
});

/** On another page a toast reports the result. */
async function sayLate({ set }: ActionContext, outcome: BuyOutcome): Promise<void> {
  const code = await import('../cart/cart-add.ts').catch(() => null);
  if (code !== null) set(code.sayOutcome, outcome);
}

/** Prefetches the code of the cart actions; a failure is reported when it is needed. */
export function warmUpBuying(): void {
  import('../cart/cart-add.ts').catch(() => undefined);
}

/** Buys with code that comes after the page; without it nothing was bought. */
async function buying(
  { set }: ActionContext,
  buy: (code: typeof import('../cart/cart-add.ts')) => Promise<BuyOutcome>,
): Promise<BuyOutcome> {
  const code = await set(loadCartActions);
  return code === null ? { kind: 'addFailed' } : buy(code);
}

/**
 * The product that was on the page at the click: that of the address, which may be a pending color of the shown one.
 * Null without a product, while an earlier click is pending, or if it cannot be fetched.
 */
async function start({ get, set }: ActionContext, status: 'adding' | 'buying'): Promise<GoodsDetail | null> {
  const shown = get(shownGoodsAtom);
  const id = get(goodsIdAtom);
  const current = get(buyStateAtom).status;
  if (shown === null || current === 'adding' || current === 'buying') return null;
  set(currentAtom, { state: { status } });
  if (shown.goods_id === id) return shown;
  const arrived = await get(goodsArrivedAtom).catch(() => null);
  const isStillMeant = get(goodsIdAtom) === id;
  if (arrived === null && isStillMeant) set(currentAtom, { state: { status: 'idle' } });
  return isStillMeant ? arrived : null;
}

function wantedOf({ get }: ActionContext, goods: GoodsDetail): WantedGoods {
  const quantity = atMost(get(currentAtom).quantity, goods);
  return { goodsId: goods.goods_id, quantity, maximum: orderableMaximum(goods) };
}

function atMost(quantity: number, goods: GoodsDetail): number {
  return normaliseQuantity(quantity, orderableMaximum(goods)).quantity;
}

function finish({ get, set }: ActionContext, wanted: WantedGoods, outcome: BuyOutcome, done: BuyState): void {
  // The shopper may look at other goods by now.
  if (get(goodsIdAtom) !== wanted.goodsId) return;
  set(currentAtom, { state: stateOf(outcome, done) });
}

function stateOf(outcome: BuyOutcome, done: BuyState): BuyState {
  switch (outcome.kind) {
    case 'none':
      return done;
    case 'session':
      return { status: 'idle' };
    default:
      return { status: 'problem', problem: outcome };
  }
}
