import { listGoods } from '@signal-shop/sdk/calls';
import type { GoodsSummary } from '@signal-shop/sdk/contract';
import { action } from '../core/action.ts';
import { remote, source } from '../queries/remote.ts';
import { tiktokAtom } from '../site/site.ts';

const mostGoods = 12;

const goodsSource = source(async ({ get, shop, signal }): Promise<readonly GoodsSummary[]> => {
  if (get(tiktokAtom) !== 'present') return [];
  return (await listGoods(shop, { sort: 'popular', page_size: mostGoods }, { signal })).msg;
});

/** What visitors from TikTok look for; nobody else is shown any. */
export const tiktokGoodsAtom = remote(goodsSource);
export const retryTiktokGoods = action(({ set }) => set(goodsSource));
