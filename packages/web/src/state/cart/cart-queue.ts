import type { PrimitiveAtom } from 'jotai';
import { atom } from 'jotai';
import type { ActionContext } from '../core/action.ts';
import type { CartKind } from './cart-kind.ts';

type Turns = ReadonlyMap<number, Promise<unknown>>;

/** What was asked last of each line, by goods id. */
const lastTurns: Readonly<Record<CartKind, PrimitiveAtom<Turns>>> = {
  cart: atom<Turns>(new Map()),
  buyNow: atom<Turns>(new Map()),
};

/**
 * Adds to a line or takes it out once the server has answered what was asked of it before: two requests on their way at
 * once may overtake each other, and what was added last would go with what was taken out first.
 */
export function enqueue<Result>(
  { get, set }: ActionContext,
  kind: CartKind,
  goodsId: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const before = get(lastTurns[kind]).get(goodsId) ?? Promise.resolve();
  const turn = before.then(run, run);
  set(lastTurns[kind], (turns) => new Map(turns).set(goodsId, turn));
  return turn;
}
