import { isShopError } from '@signal-shop/sdk';
import { requestNotice } from '@signal-shop/sdk/calls';
import type { NoticeKind } from '@signal-shop/sdk/contract';
import type { NoticeState } from '@signal-shop/ui/sections/stock-notice/stock-notice.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { guardedSet, scoped } from '../scopes/scoped.ts';
import { goodsIdAtom } from './product.ts';

const idle: NoticeState = { status: 'idle' };

/** The subscriptions by product and kind of notice. */
const askedAtom = scoped<ReadonlyMap<string, NoticeState>>(new Map(), 'login');

/** How far each wish to hear of the shown goods is; those of other goods are others. */
export const noticesAtom = atom((get): Readonly<Record<NoticeKind, NoticeState>> => {
  const asked = get(askedAtom);
  const goodsId = get(goodsIdAtom);
  const stateOf = (kind: NoticeKind) => asked.get(`${goodsId} ${kind}`) ?? idle;
  return { backInStock: stateOf('backInStock'), saleStart: stateOf('saleStart') };
});

/** The address typed last in this tab. */
export const noticeEmailAtom = atom((get) => get(environmentAtom).sessionItems.get('temp_email') ?? '');

/** Asks for one mail when the shown goods are in stock again, or when a flash sale with them begins. */
export const askForNotice = action(async (context, email: string, kind: NoticeKind) => {
  const { get, environment } = context;
  const set = guardedSet(context);
  const goodsId = get(goodsIdAtom);
  if (goodsId === null || get(noticesAtom)[kind].status === 'pending') return;
  const say = (state: NoticeState): void =>
    set(askedAtom, new Map(get(askedAtom)).set(`${goodsId} ${kind}`, state));
  say({ status: 'pending' });
  environment.sessionItems.set('temp_email', email);
  try {
    const { msg } = await requestNotice(environment.shop, { goods_id: goodsId, email, kind });
    say({ status: 'noted', message: msg });
  } catch (error) {
    const message = isShopError(error) ? error.serverMessage : undefined;
    say(message === undefined ? { status: 'unreachable' } : { status: 'refused', message });
  }
});
