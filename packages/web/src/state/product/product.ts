import { isShopError } from '@signal-shop/sdk';
import { getGoods } from '@signal-shop/sdk/calls';
import type { GoodsDetail, GoodsSummary, ResponseCode } from '@signal-shop/sdk/contract';
import { minuteMs } from '@signal-shop/sdk/rules/time';
import type { Remote } from '@signal-shop/ui/remote.ts';
import { atom } from 'jotai';
import { safeHref } from '../../safe-address.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { linkPreviewAtom } from '../core/link-preview.ts';
import { lastLocationOf, queryOf } from '../core/location.ts';
import { readId } from '../core/read-id.ts';
import type { QueryContext } from '../queries/query.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';

// A typed literal: importing the enum would bundle the table of all codes into the first load.
const goodsNotFound: typeof ResponseCode.goodsNotFound = 3001;

const idTextAtom = queryOf(lastLocationOf('detail'), 'id');

/** The product id in the address; null if invalid. */
export const goodsIdAtom = atom((get) => readId(get(idTextAtom)));

export type GoodsResult =
  | { readonly status: 'notFound' }
  | { readonly status: 'found'; readonly goods: GoodsDetail; readonly flashEndsAtMs: number | null };

/** Data with the id of its product. */
export interface About<Value> {
  readonly id: number | null;
  readonly value: Value;
}

const goodsQuery = query(
  async (context): Promise<About<GoodsResult>> => {
    const id = context.get(goodsIdAtom);
    return { id, value: id === null ? { status: 'notFound' } : await findGoods(id, context) };
  },
  { staleTimeMs: minuteMs, key: goodsIdAtom, keepPrevious: true },
);

async function findGoods(id: number, { get, shop, signal }: QueryContext): Promise<GoodsResult> {
  const { clock, isOnline } = get(environmentAtom);
  try {
    const { msg: goods } = await getGoods(shop, { id }, { signal });
    const { flash } = goods;
    const restMs = flash === null ? 0 : (flash.over_time - flash.server_time) * 1_000;
    const files = goods.files.map((file) => ({ ...file, link: safeHref(file.link) ?? '' }));
    return {
      status: 'found',
      goods: { ...goods, files },
      // Offline, the answer comes from the cache, and its age is unknown.
      flashEndsAtMs: restMs > 0 && isOnline() ? clock.now() + restMs : null,
    };
  } catch (error) {
    if (isShopError(error) && error.code === goodsNotFound) return { status: 'notFound' };
    throw error;
  }
}

/** The product of the address; while another color of it loads, the previous one. */
export const goodsAtom = atom((get): Remote<GoodsResult> => {
  const last = get(goodsQuery.stateAtom);
  if (last.status !== 'ready') return last;
  const { id, value } = last.value;
  return isAbout(get(goodsIdAtom), id, value) ? { status: 'ready', value } : { status: 'loading' };
});
/** The product that the pressed card showed; null without one. */
export const goodsPreviewAtom = atom((get): GoodsSummary | null => {
  const preview = get(linkPreviewAtom);
  return preview?.goods_id === get(goodsIdAtom) ? preview : null;
});
/** The fetched product; null while loading. */
export const shownGoodsAtom = atom((get): GoodsDetail | null => goodsOf(readyOr(get(goodsAtom), null)));

/** When the flash sale of the shown product ends; null without one, or when it is over. */
export const flashEndsAtMsAtom = atom((get): number | null => {
  const result = readyOr(get(goodsAtom), null);
  return result?.status === 'found' ? result.flashEndsAtMs : null;
});

/** The color that is loading while another is shown. */
export const pendingVariantAtom = atom((get): number | null => {
  const id = get(goodsIdAtom);
  const shownGoods = get(shownGoodsAtom);
  return shownGoods === null || shownGoods.goods_id === id ? null : id;
});

/** The product of the address, also while another color is shown; null when there is none. */
export const addressGoodsAtom = atom(async (get) => goodsOf((await get(goodsQuery.promiseAtom)).value));

const integralTextAtom = queryOf(lastLocationOf('detail'), 'integral');

/** Whether the address asks for the price in points (spec §2), and the goods have one. */
export const isForPointsAtom = atom((get) => {
  const isInAddress = get(integralTextAtom) !== null;
  return isInAddress && (get(shownGoodsAtom)?.integral_price ?? null) !== null;
});

export const refetchGoods = goodsQuery.refetch;

function isAbout(requestedId: number | null, id: number | null, result: GoodsResult): boolean {
  return id === requestedId || isColorOf(goodsOf(result), requestedId);
}

/** Whether the id is one of the colors of this product. */
export function isColorOf(goods: GoodsDetail | null, id: number | null): boolean {
  return goods?.colours.some((colour) => colour.goods_id === id) === true;
}

function goodsOf(result: GoodsResult | null): GoodsDetail | null {
  return result?.status === 'found' ? result.goods : null;
}
