import { requestNotice } from '@signal-shop/sdk/calls';
import type { NoticeKind } from '@signal-shop/sdk/contract';
import type { NoticeState } from '@signal-shop/ui/sections/stock-notice/stock-notice.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { family } from '../queries/family.ts';
import { mutation } from '../queries/mutation.ts';
import { goodsIdAtom } from './product.ts';
import { purchaseAtom } from './purchase.ts';

const idle: NoticeState = { status: 'idle' };

/** One subscription for each product and kind of notice. */
const subscriptionsOf = family((_goodsId: number) => ({
  backInStock: subscription('backInStock'),
  saleStart: subscription('saleStart'),
}));

function subscription(kind: NoticeKind) {
  return mutation((shop, { goodsId, email }: { readonly goodsId: number; readonly email: string }) =>
    requestNotice(shop, { goods_id: goodsId, email, kind }),
  );
}

/** The subscriptions of the shown product. */
export const noticesAtom = atom((get): Readonly<Record<NoticeKind, NoticeState>> => {
  const goodsId = get(goodsIdAtom);
  const stateOf = (kind: NoticeKind): NoticeState => {
    if (goodsId === null) return idle;
    const state = get(subscriptionsOf(goodsId)[kind].stateAtom);
    if (state.status === 'idle' && get(purchaseAtom)?.notices?.includes(kind) === true)
      return { status: 'requested' };
    if (state.status === 'done') return { status: 'noted', message: state.data.msg };
    if (state.status !== 'failed') return { status: state.status };
    const { failure } = state;
    return failure.kind === 'server'
      ? { status: 'refused', message: failure.message }
      : { status: 'unreachable' };
  };
  return { backInStock: stateOf('backInStock'), saleStart: stateOf('saleStart') };
});

/** Offers the subscription again, because the customer has canceled it. */
export const forgetSubscription = action(({ set }, goodsId: number, kind: NoticeKind) =>
  set(subscriptionsOf(goodsId)[kind].reset),
);

/** The last email of this tab. */
export const noticeEmailAtom = atom((get) => get(environmentAtom).sessionItems.get('temp_email') ?? '');

/** Subscribes to one email when the shown product is in stock again, or when a flash sale with it begins. */
export const subscribeToNotice = action(
  async ({ get, set, environment }, email: string, kind: NoticeKind) => {
    const goodsId = get(goodsIdAtom);
    if (goodsId === null || get(noticesAtom)[kind].status === 'pending') return;
    environment.sessionItems.set('temp_email', email);
    await set(subscriptionsOf(goodsId)[kind].mutate, { goodsId, email });
  },
);
