import { getGoodsUserInfo } from '@signal-shop/sdk/calls';
import { atom } from 'jotai';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { isSignedInAtom } from '../session/session.ts';
import { goodsIdAtom } from './product.ts';

/** The customer's relation to the shown product: purchase, review, free test; null for guests. */
export const goodsUserInfoQuery = query(
  async ({ get, shop, signal }) => {
    const id = get(goodsIdAtom);
    return id === null || !get(isSignedInAtom)
      ? null
      : (await getGoodsUserInfo(shop, { id }, { signal })).msg;
  },
  { scope: 'login', key: goodsIdAtom },
);

/** When the customer bought the shown product; null for guests and while unknown. A failure is silent. */
export const purchaseAtom = atom((get) => readyOr(get(goodsUserInfoQuery.stateAtom), null));
