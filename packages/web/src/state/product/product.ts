import { isShopError } from '@signal-shop/sdk';
import { getGoods } from '@signal-shop/sdk/calls';
import type { GoodsDetail, ResponseCode } from '@signal-shop/sdk/contract';
import type { Remote } from '@signal-shop/ui/remote.ts';
import { atom } from 'jotai';
import { safeHref } from '../../safe-address.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { lastLocationOf, queryOf } from '../core/location.ts';
import { readId } from '../core/read-id.ts';
import type { Question } from '../queries/remote.ts';
import { agingSource, lasting, readyOr } from '../queries/remote.ts';

// By name to the compiler and by number to the bundle: a first view does not load the table of all codes.
const goodsNotFound: typeof ResponseCode.goodsNotFound = 3001;

const idTextAtom = queryOf(lastLocationOf('detail'), 'id');

/** The goods that the address names; null when it names none that could exist. */
export const goodsIdAtom = atom((get) => readId(get(idTextAtom)));

export type FoundGoods =
  | { readonly status: 'notFound' }
  | { readonly status: 'found'; readonly goods: GoodsDetail; readonly flashEndsAtMs: number | null };

/** What was asked about, and the answer. */
export interface About<Value> {
  readonly id: number | null;
  readonly value: Value;
}

const goodsSource = agingSource(async (question): Promise<About<FoundGoods>> => {
  const id = question.get(goodsIdAtom);
  return { id, value: id === null ? { status: 'notFound' } : await findGoods(id, question) };
});

async function findGoods(id: number, { get, shop, signal }: Question): Promise<FoundGoods> {
  const { clock, isOnline } = get(environmentAtom);
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
    if (isShopError(error) && error.code === goodsNotFound) return { status: 'notFound' };
    throw error;
  }
}
const goodsRemote = lasting(goodsSource, goodsIdAtom, 'keep-last');

/** The product of the address; while another colour of it is on its way, the one before. */
export const goodsAtom = atom((get): Remote<FoundGoods> => {
  const last = get(goodsRemote);
  if (last.status !== 'ready') return last;
  const { id, value } = last.value;
  return isAbout(get(goodsIdAtom), id, value) ? { status: 'ready', value } : { status: 'loading' };
});
/** The goods themselves, once they are here. */
export const shownGoodsAtom = atom((get): GoodsDetail | null => goodsOf(readyOr(get(goodsAtom), null)));

/** The colour that is on its way while another is shown. */
export const turningToAtom = atom((get): number | null => {
  const id = get(goodsIdAtom);
  const shown = get(shownGoodsAtom);
  return shown === null || shown.goods_id === id ? null : id;
});

/** The goods of the address, also when those shown are still another colour of them; null when there are none. */
export const goodsArrivedAtom = atom(async (get) => goodsOf((await get(goodsSource)).value));

const integralTextAtom = queryOf(lastLocationOf('detail'), 'integral');

/** Whether the address asks for the price in points (spec §2), and the goods have one. */
export const isForPointsAtom = atom((get) => {
  const isAsked = get(integralTextAtom) !== null;
  return isAsked && (get(shownGoodsAtom)?.integral_price ?? null) !== null;
});

export const retryGoods = action(({ set }) => set(goodsSource));

function isAbout(asked: number | null, id: number | null, found: FoundGoods): boolean {
  return id === asked || isColourOf(goodsOf(found), asked);
}

/** Whether it is one of the colours of these goods. */
export function isColourOf(goods: GoodsDetail | null, id: number | null): boolean {
  return goods?.colours.some((colour) => colour.goods_id === id) === true;
}

function goodsOf(found: FoundGoods | null): GoodsDetail | null {
  return found?.status === 'found' ? found.goods : null;
}
