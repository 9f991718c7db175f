import { isShopError } from '@signal-shop/sdk';
import { getGoods, listComments, listRelatedGoods } from '@signal-shop/sdk/calls';
import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { CommentsView } from '@signal-shop/ui/screens/product-detail/product-detail.states.ts';
import { atom } from 'jotai';
import { safeHref } from '../safe-address.ts';
import { action } from './action.ts';
import { environmentAtom } from './environment-atom.ts';
import { lastPlaceOf, queryOf } from './location.ts';
import { remote, source } from './remote.ts';

const commentsPerPage = 10;
const largestId = 2_147_483_647;

const idTextAtom = queryOf(lastPlaceOf('detail'), 'id');

/** The goods that the address names; null when it names none that could exist. */
export const goodsIdAtom = atom((get) => readGoodsId(get(idTextAtom)));

export type FoundGoods =
  | { readonly status: 'notFound' }
  | { readonly status: 'found'; readonly goods: GoodsDetail; readonly flashEndsAtMs: number | null };

export const goodsSource = source(async ({ get, shop, signal }): Promise<FoundGoods> => {
  const { clock } = get(environmentAtom);
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
      flashEndsAtMs: restMs > 0 ? clock.now() + restMs : null,
    };
  } catch (error) {
    if (isShopError(error) && error.code === ResponseCode.goodsNotFound) return { status: 'notFound' };
    throw error;
  }
});
const goodsRemote = remote(goodsSource);

/** The product of the address. */
export const goodsAtom = atom((get) => get(goodsRemote));
export const retryGoods = action(({ set }) => set(goodsSource));

const commentsChoiceAtom = atom<{ readonly goodsId: number | null; readonly page: number }>({
  goodsId: null,
  page: 1,
});
const commentsPageAtom = atom((get) => {
  const { goodsId, page } = get(commentsChoiceAtom);
  return goodsId === get(goodsIdAtom) ? page : 1;
});

const commentsSource = source(async ({ get, shop, signal }): Promise<CommentsView> => {
  const id = get(goodsIdAtom);
  const page = get(commentsPageAtom);
  if (id === null) return { comments: [], page, pages: 1, total: 0, average: 0, histogram: [0, 0, 0, 0, 0] };
  const answer = await listComments(shop, { id, page }, { signal });
  const { msg: comments, total, average, histogram } = answer;
  const pages = Math.max(1, Math.ceil(total / commentsPerPage));
  return { comments, page, pages, total, average, histogram };
});
const commentsRemote = remote(commentsSource);

export const commentsAtom = atom((get) => get(commentsRemote));
export const retryComments = action(({ set }) => set(commentsSource));
export const showCommentsPage = action(({ get, set }, page: number) => {
  set(commentsChoiceAtom, { goodsId: get(goodsIdAtom), page });
});

const relatedSource = source(async ({ get, shop, signal }) => {
  const id = get(goodsIdAtom);
  return id === null ? [] : (await listRelatedGoods(shop, { id }, { signal })).msg;
});
const relatedRemote = remote(relatedSource);

export const relatedAtom = atom((get) => get(relatedRemote));
export const retryRelated = action(({ set }) => set(relatedSource));

function readGoodsId(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largestId ? id : null;
}
