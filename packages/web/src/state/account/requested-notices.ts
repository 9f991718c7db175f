import { cancelNotice, listRequestedNotices, requestNotice } from '@signal-shop/sdk/calls';
import type { RequestedNotice } from '@signal-shop/sdk/contract';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { goodsUserInfoQuery } from '../product/purchase.ts';
import { forgetSubscription } from '../product/stock-notice.ts';
import { mutation } from '../queries/mutation.ts';
import { pagedList, pageHref } from '../queries/paged.ts';
import { readyOr } from '../queries/query-state.ts';
import { guard } from '../scopes/scoped.ts';

const list = pagedList('notices', ({ shop, signal, paging }) =>
  listRequestedNotices(shop, paging, { signal }),
);

/** The goods that the customer will get an email about. */
export const requestedNoticesAtom = list.stateAtom;
export const refetchNotices = list.refetch;

/** Cancels without a question, because a toast takes it back. */
const canceling = mutation(
  (shop, { goods, kind }: RequestedNotice, options) =>
    cancelNotice(shop, { goods_id: goods.goods_id, kind }, options),
  {
    onDone: ({ get, set }, _answer, notice) => {
      const { goods, kind } = notice;
      const email = readyOr(get(list.stateAtom), null)?.email;
      const isSameLogin = guard(get, 'login');
      set(forgetSubscription, goods.goods_id, kind);
      set(goodsUserInfoQuery.refetch);
      set(notify, 'info', { kind: 'removed', from: 'notices', name: goods.name }, () => {
        if (isSameLogin() && email !== undefined) void set(requestAgain, notice, email);
      });
      set(list.refetch);
    },
    onFailed: ({ set }, error) => {
      set(report, error, { tone: 'error' });
      set(list.refetch);
    },
  },
);

export const cancelRequestedNotice = canceling.mutate;

/** The request that is being canceled. */
export const canceledNoticeAtom = atom((get) => {
  const state = get(canceling.stateAtom);
  return state.status === 'pending' ? state.input : null;
});

const requestAgain = action(
  async ({ get, set, environment: { shop } }, { goods, kind }: RequestedNotice, email: string) => {
    const isSameLogin = guard(get, 'login');
    try {
      await requestNotice(shop, { goods_id: goods.goods_id, email, kind });
    } catch (error) {
      // The goods may be back meanwhile: the server says so.
      if (isSameLogin()) set(report, error, { tone: 'error' });
    }
    if (!isSameLogin()) return;
    set(goodsUserInfoQuery.refetch);
    set(list.refetch);
  },
);

export function noticesHref(page: number): string {
  return pageHref(hrefs.inAccount('notices'), page);
}
