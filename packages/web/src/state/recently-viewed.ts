import { listGoodsByIds } from '@signal-shop/sdk/calls';
import type { GoodsSummary } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import { action } from './action.ts';
import { environmentAtom } from './environment-atom.ts';
import { goodsIdAtom } from './product.ts';
import { readyOr, remote, source } from './remote.ts';
import { logoutNumberAtom } from './session.ts';

const atMost = 12;
const changesAtom = atom(0);

/** The goods that were looked at on this device, the latest first; garbage reads as none. */
const viewedIdsAtom = atom((get): readonly number[] => {
  get(changesAtom);
  get(logoutNumberAtom);
  return readIds(get(environmentAtom).deviceItems.get('recently_viewed'));
});

export const rememberViewed = action(({ get, set, environment }, goodsId: number) => {
  const ids = [goodsId, ...get(viewedIdsAtom).filter((id) => id !== goodsId)].slice(0, atMost);
  environment.deviceItems.set('recently_viewed', JSON.stringify(ids));
  set(changesAtom, (count) => count + 1);
});

const othersAtom = atom((get) => {
  const shown = get(goodsIdAtom);
  return get(viewedIdsAtom)
    .filter((id) => id !== shown)
    .join(' ');
});

const viewedSource = source(async ({ get, shop, signal }): Promise<readonly GoodsSummary[]> => {
  const ids = get(othersAtom).split(' ').filter(Boolean).map(Number);
  return ids.length === 0 ? [] : (await listGoodsByIds(shop, { ids }, { signal })).msg;
});
const viewedRemote = remote(viewedSource, 'keep-last');

/** What was looked at before the shown goods. Nothing while it is unknown, and nothing is said when it fails. */
export const recentlyViewedAtom = atom((get): readonly GoodsSummary[] => readyOr(get(viewedRemote), []));

function readIds(text: string | null): readonly number[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    const ids = kept.filter((id): id is number => Number.isInteger(id) && id > 0 && id <= largestId);
    return [...new Set(ids)].slice(0, atMost);
  } catch {
    return [];
  }
}

const largestId = 2_147_483_647;
