import { listCoupons, listOrders } from '@signal-shop/sdk/calls';
import { limits, OrderStatus } from '@signal-shop/sdk/contract';
import type {
  CustomerNote,
  UsableCoupons,
} from '@signal-shop/ui/sections/account-overview/account-overview-props.ts';
import { featuredOrder } from '@signal-shop/ui/sections/account-overview/featured-order.ts';
import { atom } from 'jotai';
import { environmentAtom } from '../core/environment-atom.ts';
import { lastLocationOf } from '../core/location.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { userAtom } from '../session/session.ts';

const pageLocationAtom = lastLocationOf('profile');

const orderQuery = query(
  async ({ get, shop, signal }) => {
    get(pageLocationAtom);
    const { msg: newest, counts } = await listOrders(shop, {}, { signal });
    const featured = featuredOrder(newest);
    if (counts.unpaid === 0 || featured?.orderstatus === OrderStatus.unpaid) return featured;
    // The order to pay is not among the newest.
    const { msg: unpaid } = await listOrders(shop, { state: 'unpaid', page_size: 1 }, { signal });
    return unpaid[0] ?? featured;
  },
  { scope: 'login', keepPrevious: true },
);

const couponsQuery = query(
  async ({ get, shop, signal }): Promise<UsableCoupons> => {
    get(pageLocationAtom);
    const { msg, total } = await listCoupons(
      shop,
      { state: 'unused', page_size: limits.listCoupons.page_size.maximum },
      { signal },
    );
    const expiries = msg.map(({ over_time }) => over_time);
    return { count: total, nextExpiry: expiries.length === 0 ? null : Math.min(...expiries) };
  },
  { scope: 'login', keepPrevious: true },
);

/** The order that the customer is most likely looking for, an unpaid one first; null without orders. Refetches on each visit. */
export const featuredOrderAtom = orderQuery.stateAtom;
/** How many coupons can be used, and when the first expires. Refetches on each visit. */
export const usableCouponsAtom = couponsQuery.stateAtom;

/** The message and the address for this customer (spec §3); from the last visit until the server answers. */
export const customerNoteAtom = atom((get): CustomerNote | null => {
  const user = readyOr(get(userAtom), null);
  if (user !== null) return { message: user.msg, email: user.bengoo };
  const known = get(environmentAtom).cookies.get('userInfo');
  return known === null ? null : { message: known.msg, email: known.emailContact };
});
