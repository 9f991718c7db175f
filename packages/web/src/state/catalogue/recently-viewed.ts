import { listGoodsByIds } from '@signal-shop/sdk/calls';
import type { GoodsSummary } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { persistedIds } from '../persistence/persisted-ids.ts';
import { goodsIdAtom } from '../product/product.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';

const atMost = 12;

/** The ids of the products viewed on this device, latest first. */
const recentViews = persistedIds('recently_viewed', atMost);

export const rememberView = action(({ set }, goodsId: number) => {
  set(recentViews.change, (ids) => [goodsId, ...ids.filter((id) => id !== goodsId)]);
});

const othersAtom = atom((get) => {
  const currentId = get(goodsIdAtom);
  return get(recentViews.idsAtom)
    .filter((id) => id !== currentId)
    .join(' ');
});

const goodsQuery = query(
  async ({ get, shop, signal }): Promise<readonly GoodsSummary[]> => {
    const ids = get(othersAtom).split(' ').filter(Boolean).map(Number);
    return ids.length === 0 ? [] : (await listGoodsByIds(shop, { ids }, { signal })).msg;
  },
  { keepPrevious: true },
);

/** The recently viewed products without the current one. Empty while loading and after a failure. */
export const recentlyViewedAtom = atom((get): readonly GoodsSummary[] =>
  readyOr(get(goodsQuery.stateAtom), []),
);
