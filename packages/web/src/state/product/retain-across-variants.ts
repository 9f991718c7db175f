import type { Remote } from '@signal-shop/ui/remote.ts';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { queryState } from '../queries/query-state.ts';
import type { About } from './product.ts';
import { goodsIdAtom, isColorOf, shownGoodsAtom } from './product.ts';

/** Data about one model stays visible while another color of it loads; data about another product does not. */
export function retainAcrossVariants<Value>(of: Atom<Promise<About<Value>>>): Atom<Remote<Value>> {
  const lastAtom = queryState(of, { keepPrevious: true });
  return atom((get): Remote<Value> => {
    const last = get(lastAtom);
    if (last.status !== 'ready') return last;
    const { id, value } = last.value;
    const goodsId = get(goodsIdAtom);
    const isOfModel = id === goodsId || isColorOf(get(shownGoodsAtom), id);
    return isOfModel ? { status: 'ready', value } : { status: 'loading' };
  });
}
