import { isShopError } from '@signal-shop/sdk';
import { getGoods, listGoodsFaqs, listRelatedGoods } from '@signal-shop/sdk/calls';
import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import { safeHref } from '../safe-address.ts';
import { action } from './action.ts';
import { environmentAtom } from './environment-atom.ts';
import { lastPlaceOf, queryOf } from './location.ts';
import { remote, source } from './remote.ts';

const largestId = 2_147_483_647;

const idTextAtom = queryOf(lastPlaceOf('detail'), 'id');

/** The goods that the address names; null when it names none that could exist. */
export const goodsIdAtom = atom((get) => readGoodsId(get(idTextAtom)));

export type FoundGoods =
  | { readonly status: 'notFound' }
  | { readonly status: 'found'; readonly goods: GoodsDetail; readonly flashEndsAtMs: number | null };

export const goodsSource = source(async ({ get, shop, signal }): Promise<FoundGoods> => {
  const { clock, isOnline } = get(environmentAtom);
  const id = get(goodsIdAtom);
  if (id === null) return { status: 'notFound' };
  try {
    const { msg: goods } = await getGoods(shop, { id }, { signal });
    const { flash } = goods;
    const restMs = flash === null ? 0 : (flash.over_time - flash.server_time) * 1_000;
    const files = goods.files.map((file) => ({ ...file, link: safeHref(file.link) ?? '' }));
    return {
      status: 'found',
      goods: { ...goods, files },
      // Without a network the answer is one that was kept: how long ago it was true nobody knows.
      flashEndsAtMs: restMs > 0 && isOnline() ? clock.now() + restMs : null,
    };
  } catch (error) {
    if (isShopError(error) && error.code === ResponseCode.goodsNotFound) return { status: 'notFound' };
    throw error;
  }
});
const goodsRemote = remote(goodsSource);

/** The product of the address. */
export const goodsAtom = atom((get) => get(goodsRemote));
/** The goods themselves, once they are here. */
export const shownGoodsAtom = atom((get): GoodsDetail | null => {
  const found = get(goodsRemote);
  return found.status === 'ready' && found.value.status === 'found' ? found.value.goods : null;
});

const integralTextAtom = queryOf(lastPlaceOf('detail'), 'integral');

/** Whether the address asks for the price in points (spec §2), and the goods have one. */
export const isForPointsAtom = atom((get) => {
  const isAsked = get(integralTextAtom) !== null;
  return isAsked && (get(shownGoodsAtom)?.integral_price ?? null) !== null;
});

export const retryGoods = action(({ set }) => set(goodsSource));

const relatedSource = source(async ({ get, shop, signal }) => {
  const id = get(goodsIdAtom);
  return id === null ? [] : (await listRelatedGoods(shop, { id }, { signal })).msg;
});
const relatedRemote = remote(relatedSource);

export const relatedAtom = atom((get) => get(relatedRemote));
export const retryRelated = action(({ set }) => set(relatedSource));

const faqsSource = source(async ({ get, shop, signal }) => {
  const id = get(goodsIdAtom);
  return id === null ? [] : (await listGoodsFaqs(shop, { id }, { signal })).msg;
});
const faqsRemote = remote(faqsSource);

/** What buyers of such goods ask. */
export const faqsAtom = atom((get) => get(faqsRemote));
export const retryFaqs = action(({ set }) => set(faqsSource));

function readGoodsId(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largestId ? id : null;
}
