import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { currencies } from '@signal-shop/sdk/rules/price';
import { normaliseQuantity, orderableMaximum } from '@signal-shop/sdk/rules/quantity';
import type { BuyState } from '@signal-shop/ui/screens/product-detail/product-detail.states.ts';
import { atom } from 'jotai';
import type { ActionContext } from './action.ts';
import { action } from './action.ts';
import type { BuyOutcome, WantedGoods } from './cart-add.ts';
import { track } from './consent.ts';
import { eventItem, totalOf } from './event-items.ts';
import { localeAtom } from './language.ts';
import { locationAtom } from './location.ts';
import { goodsIdAtom, shownGoodsAtom } from './product.ts';

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
  const goods = get(shownGoodsAtom);
  if (goods === null) return null;
  return { goodsId: goods.goods_id, quantity: get(quantityAtom), maximum: orderableMaximum(goods) };
});

export const changeBuyQuantity = action(({ get, set }, quantity: number) => {
  const maximum = get(wantedAtom)?.maximum ?? 1;
  set(currentAtom, { quantity: normaliseQuantity(quantity, maximum).quantity, state: { status: 'idle' } });
});

export const addShownGoods = action(async (context) => {
  const wanted = start(context, 'adding');
  const goods = context.get(shownGoodsAtom);
  if (wanted === null || goods === null) return;
  const outcome = await buying(async ({ addToCart }) => context.set(addToCart, wanted, goods));
  if (outcome.kind === 'none') count(context, goods, wanted);
  finish(context, wanted, outcome, { status: 'added' });
});

export const buyShownGoods = action(async (context) => {
  const wanted = start(context, 'buying');
  if (wanted === null) return;
  const { visit } = context.get(locationAtom);
  const isHere = () => context.get(locationAtom).visit === visit;
  const outcome = await buying(async ({ buyNow }) =>
    isHere() ? context.set(buyNow, wanted) : { kind: 'none' },
  );
  finish(context, wanted, outcome, { status: 'idle' });
});

/** Fetches the code of buying before it is needed; a failure is told when it is. */
export function warmUpBuying(): void {
  import('./cart-add.ts').catch(() => undefined);
}

/** Buys with code that comes after the page; without it nothing was bought. */
async function buying(
  buy: (code: typeof import('./cart-add.ts')) => Promise<BuyOutcome>,
): Promise<BuyOutcome> {
  const code = await import('./cart-add.ts').catch(() => null);
  return code === null ? { kind: 'addFailed' } : buy(code);
}

function count({ get, set }: ActionContext, goods: GoodsDetail, { quantity }: WantedGoods): void {
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
