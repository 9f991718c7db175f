import { getActivityTimes, getBanner, listGoods } from '@signal-shop/sdk/calls';
import { Flag } from '@signal-shop/sdk/contract';
import { minuteMs } from '@signal-shop/sdk/rules/time';
import type { BigSaleState } from '@signal-shop/ui/screens/flash-sale/big-sale/big-sale.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';

const mostGoods = 48;

const goodsQuery = query(
  async ({ shop, signal }) =>
    (await listGoods(shop, { filter: ['deal'], page_size: mostGoods }, { signal })).msg,
  { staleTimeMs: minuteMs },
);
const bannerQuery = query(
  async ({ shop, signal }) => (await getBanner(shop, { place: 'bigSale' }, { signal })).msg,
);
const timesQuery = query(
  async ({ get, shop, signal }) => {
    const { msg, server_time } = await getActivityTimes(shop, { signal });
    const sale = msg.find(({ kind }) => kind === 'bigSale');
    if (sale?.open !== Flag.yes) return { isOpen: false, endsAtMs: null };
    const restMs = (sale.over_time - server_time) * 1_000;
    return { isOpen: true, endsAtMs: get(environmentAtom).clock.now() + restMs };
  },
  { staleTimeMs: minuteMs },
);

/**
 * The page of the big sale. Its text loads independently; a failure of the text or of the countdown is silent. Without
 * products there is no page.
 */
export const bigSaleAtom = atom((get): BigSaleState => {
  const goods = get(goodsQuery.stateAtom);
  const times = get(timesQuery.stateAtom);
  const banner = readyOr(get(bannerQuery.stateAtom), null);
  if (goods.status !== 'ready') return goods;
  if (times.status === 'loading') return times;
  const { isOpen, endsAtMs } = readyOr(times, { isOpen: true, endsAtMs: null });
  return isOpen ? { status: 'open', banner, endsAtMs, goods: goods.value } : { status: 'closed' };
});

/** Refetches the sale after a failure, or when its countdown ends. */
export const refetchBigSale = action(({ set }) => {
  set(goodsQuery.refetch);
  set(timesQuery.refetch);
});
