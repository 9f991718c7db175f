import { getActivityTimes, getBanner, listGoods } from '@signal-shop/sdk/calls';
import { Flag } from '@signal-shop/sdk/contract';
import type { BigSaleState } from '@signal-shop/ui/screens/big-sale/big-sale.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { agingSource, lasting, readyOr, remote, source } from '../queries/remote.ts';

const mostGoods = 48;

const goodsSource = agingSource(
  async ({ shop, signal }) =>
    (await listGoods(shop, { filter: ['deal'], page_size: mostGoods }, { signal })).msg,
);
const bannerSource = source(
  async ({ shop, signal }) => (await getBanner(shop, { place: 'bigSale' }, { signal })).msg,
);
const timesSource = agingSource(async ({ get, shop, signal }) => {
  const { msg, server_time } = await getActivityTimes(shop, { signal });
  const sale = msg.find(({ kind }) => kind === 'bigSale');
  if (sale?.open !== Flag.yes) return { isOpen: false, endsAtMs: null };
  const restMs = (sale.over_time - server_time) * 1_000;
  return { isOpen: true, endsAtMs: get(environmentAtom).clock.now() + restMs };
});
const goodsRemote = lasting(goodsSource);
const bannerRemote = remote(bannerSource);
const timesRemote = lasting(timesSource);

/**
 * The page of the big sale. Its words come when they come; they and its clock degrade silently; without goods there is
 * no page.
 */
export const bigSaleAtom = atom((get): BigSaleState => {
  const goods = get(goodsRemote);
  const times = get(timesRemote);
  const banner = readyOr(get(bannerRemote), null);
  if (goods.status !== 'ready') return goods;
  if (times.status === 'loading') return times;
  const { isOpen, endsAtMs } = readyOr(times, { isOpen: true, endsAtMs: null });
  return isOpen ? { status: 'open', banner, endsAtMs, goods: goods.value } : { status: 'closed' };
});

/** Reads the sale again: it failed, or its clock has stopped. */
export const refreshBigSale = action(({ set }) => {
  set(goodsSource);
  set(timesSource);
});
