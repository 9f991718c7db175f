import { listGoods } from '@signal-shop/sdk/calls';
import type { GoodsSummary } from '@signal-shop/sdk/contract';
import { query } from '../queries/query.ts';
import { tiktokAtom } from '../site/site.ts';

const mostGoods = 12;

const goodsQuery = query(async ({ get, shop, signal }): Promise<readonly GoodsSummary[]> => {
  if (get(tiktokAtom) !== 'present') return [];
  return (await listGoods(shop, { sort: 'popular', page_size: mostGoods }, { signal })).msg;
});

/** Products for visitors from TikTok; empty for all others. */
export const tiktokGoodsAtom = goodsQuery.stateAtom;
export const refetchTiktokGoods = goodsQuery.refetch;
