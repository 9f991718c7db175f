import type { Remote } from '@signal-shop/ui/remote.ts';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { queryState } from '../queries/query-state.ts';
import type { About } from './product.ts';
import { goodsIdAtom, isColourOf, shownGoodsAtom } from './product.ts';

/** The answer about a model stays while another of its colours is asked about; that about other goods does not. */
export function keepAcrossVariants<Value>(of: Atom<Promise<About<Value>>>): Atom<Remote<Value>> {
  const kept = queryState(of, { keepPrevious: true });
  return atom((get): Remote<Value> => {
    const last = get(kept);
    if (last.status !== 'ready') return last;
    const { id, value } = last.value;
    const asked = get(goodsIdAtom);
    const isOfModel = id === asked || isColourOf(get(shownGoodsAtom), id);
    return isOfModel ? { status: 'ready', value } : { status: 'loading' };
  });
}
