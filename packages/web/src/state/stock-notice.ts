import { isShopError } from '@signal-shop/sdk';
import { requestNotice } from '@signal-shop/sdk/calls';
import type { NoticeState } from '@signal-shop/ui/sections/stock-notice/stock-notice.states.ts';
import { atom } from 'jotai';
import { action } from './action.ts';
import { environmentAtom } from './environment-atom.ts';
import { goodsIdAtom } from './product.ts';

const idle: NoticeState = { status: 'idle' };
const askedAtom = atom<{ readonly goodsId: number | null; readonly state: NoticeState }>({
  goodsId: null,
  state: idle,
});

/** How far the wish to hear of the shown goods is; that of other goods is another. */
export const noticeAtom = atom((get): NoticeState => {
  const { goodsId, state } = get(askedAtom);
  return goodsId === get(goodsIdAtom) ? state : idle;
});

/** The address typed last in this tab. */
export const noticeEmailAtom = atom((get) => get(environmentAtom).sessionItems.get('temp_email') ?? '');

/** Asks for one mail when the shown goods are in stock again. */
export const askForNotice = action(async ({ get, set, environment }, email: string) => {
  const goodsId = get(goodsIdAtom);
  if (goodsId === null || get(noticeAtom).status === 'pending') return;
  const say = (state: NoticeState): void => set(askedAtom, { goodsId, state });
  say({ status: 'pending' });
  environment.sessionItems.set('temp_email', email);
  try {
    const { msg } = await requestNotice(environment.shop, { goods_id: goodsId, email, kind: 'backInStock' });
    say({ status: 'noted', message: msg });
  } catch (error) {
    const message = isShopError(error) ? error.serverMessage : undefined;
    say(message === undefined ? { status: 'unreachable' } : { status: 'refused', message });
  }
});
