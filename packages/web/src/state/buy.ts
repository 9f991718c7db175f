import { currencies } from '@signal-shop/sdk/rules/price';
import { normaliseQuantity, orderableMaximum } from '@signal-shop/sdk/rules/quantity';
import type { Remote } from '@signal-shop/ui/remote.ts';
import type { BuyState } from '@signal-shop/ui/screens/product-detail/product-detail.states.ts';
import { atom } from 'jotai';
import type { ActionContext } from './action.ts';
import { action } from './action.ts';
import type { BuyOutcome, WantedGoods } from './cart-add.ts';
import { addToCart, buyNow } from './cart-add.ts';
import { track } from './consent.ts';
import { eventItem, totalOf } from './event-items.ts';
import { localeAtom } from './language.ts';
import type { FoundGoods } from './product.ts';
import { goodsAtom, goodsIdAtom } from './product.ts';

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
    return buying.goodsId === goodsId ? buying : { goodsId, quantity: 1, state: { status: 'idle' } };
  },
  (get, set, change: Partial<Pick<Buying, 'quantity' | 'state'>>) => {
    set(buyingAtom, { ...get(currentAtom), ...change });
  },
);

/** How many of the shown goods are wanted. */
export const quantityAtom = atom((get) => get(currentAtom).quantity);
/** What became of the last wish to buy the shown goods. */
export const buyStateAtom = atom((get) => get(currentAtom).state);

const wantedAtom = atom((get): WantedGoods | null => {
  const found = get(goodsAtom);
  if (found.status !== 'ready' || found.value.status !== 'found') return null;
  const { goods } = found.value;
  return { goodsId: goods.goods_id, quantity: get(quantityAtom), maximum: orderableMaximum(goods) };
});

export const changeBuyQuantity = action(({ get, set }, quantity: number) => {
  const maximum = get(wantedAtom)?.maximum ?? 1;
  set(currentAtom, { quantity: normaliseQuantity(quantity, maximum).quantity, state: { status: 'idle' } });
});

export const addShownGoods = action(async (context) => {
  const wanted = start(context, 'adding');
  if (wanted === null) return;
  const found = context.get(goodsAtom);
  const outcome = await context.set(addToCart, wanted);
  if (outcome.kind === 'none') count(context, found, wanted);
  finish(context, wanted, outcome, { status: 'added' });
});

export const buyShownGoods = action(async (context) => {
  const wanted = start(context, 'buying');
  if (wanted !== null) finish(context, wanted, await context.set(buyNow, wanted), { status: 'idle' });
});

function count({ get, set }: ActionContext, found: Remote<FoundGoods>, { quantity }: WantedGoods): void {
  if (found.status !== 'ready' || found.value.status !== 'found') return;
  const { goods } = found.value;
  const items = [eventItem(goods, goods.goods_price, quantity)];
  const parameters = { currency: currencies[get(localeAtom)], value: totalOf(items), items };
  set(track, { name: 'add_to_cart', parameters });
}

/** null when there is nothing to buy or an earlier click is still on its way. */
function start({ get, set }: ActionContext, status: 'adding' | 'buying'): WantedGoods | null {
  const wanted = get(wantedAtom);
  const current = get(buyStateAtom).status;
  if (wanted === null || current === 'adding' || current === 'buying') return null;
  set(currentAtom, { state: { status } });
  return wanted;
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
