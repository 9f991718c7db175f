import { isShopError } from '@signal-shop/sdk';
import { applyForFreeTest, getFreeTest } from '@signal-shop/sdk/calls';
import type { TestApplication } from '@signal-shop/sdk/contract';
import type {
  FreeTestDraft,
  FreeTestSending,
  FreeTestStatus,
  FreeTestView,
} from '@signal-shop/ui/sections/free-test-panel/free-test-panel.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { notify } from '../core/notices.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import { shownGoodsAtom } from '../product/product.ts';
import { goodsUserInfoQuery } from '../product/purchase.ts';
import { mutation } from '../queries/mutation.ts';
import { query } from '../queries/query.ts';
import { sendGuestToLogIn } from '../session/send-guest-to-log-in.ts';
import { isSignedInAtom } from '../session/session.ts';

/** The shown product, if a free test is open for it. */
const testAtom = atom((get) => {
  const goods = get(shownGoodsAtom);
  return goods === null || goods.free_test === null
    ? null
    : { goodsId: goods.goods_id, offer: goods.free_test };
});

const testGoodsIdAtom = atom((get) => get(testAtom)?.goodsId ?? null);

const applicationQuery = query(
  async ({ get, shop, signal }): Promise<TestApplication | null> => {
    if (get(testGoodsIdAtom) === null) return null;
    const info = await get(goodsUserInfoQuery.promiseAtom);
    const id = info?.free_test.application_id ?? null;
    return id === null ? null : (await getFreeTest(shop, { id }, { signal })).msg;
  },
  { scope: 'login', keepPrevious: true },
);

const form = persistedForm({
  item: 'free_test_draft',
  names: ['email', 'reason', 'about'],
  secrets: [],
  begin: () => ({}),
});

/** The draft for the shown product; for another product it starts again, with the last email of this tab. */
const draftAtom = atom((get): FreeTestDraft => {
  const { email, reason, about } = get(form.valuesAtom);
  return about === String(get(testGoodsIdAtom))
    ? { email, reason }
    : { email: get(environmentAtom).sessionItems.get('temp_email') ?? '', reason: '' };
});
export const changeFreeTest = action(({ get, set }, draft: FreeTestDraft) => {
  set(form.change, { ...draft, about: String(get(testGoodsIdAtom)) });
});

interface Application {
  readonly goodsId: number;
  readonly email: string;
  readonly reason: string;
}

const sending = mutation(
  (shop, { goodsId: goods_id, email, reason }: Application) =>
    applyForFreeTest(shop, { goods_id, email, reason }),
  {
    onDone: async ({ get, set }, { msg }, { goodsId }) => {
      set(notify, 'success', { kind: 'server', message: msg });
      if (get(form.valuesAtom).about === String(goodsId)) set(form.forget);
      set(goodsUserInfoQuery.refetch);
      await get(applicationQuery.promiseAtom).catch(() => null);
    },
  },
);

const currentSendingAtom = atom((get): FreeTestSending => {
  const state = get(sending.stateAtom);
  if (state.status === 'idle' || state.input.goodsId !== get(testGoodsIdAtom)) return { status: 'idle' };
  if (state.status !== 'failed') return { status: state.status === 'pending' ? 'pending' : 'idle' };
  const message = isShopError(state.error) ? state.error.serverMessage : undefined;
  return message === undefined ? { status: 'unreachable' } : { status: 'refused', message };
});

const statusAtom = atom((get): FreeTestStatus => {
  if (!get(isSignedInAtom)) return { status: 'guest' };
  const application = get(applicationQuery.stateAtom);
  if (application.status === 'loading') return { status: 'unknown' };
  // The server refuses a second application if it is unknown here.
  if (application.status === 'ready' && application.value?.goods_id === get(testGoodsIdAtom)) {
    return { status: 'applied', application: application.value };
  }
  return { status: 'free', sending: get(currentSendingAtom) };
});

/** The free test of the shown product and the visitor's application; null where there is none. */
export const freeTestAtom = atom((get): FreeTestView | null => {
  const test = get(testAtom);
  if (test === null) return null;
  return { offer: test.offer, standing: get(statusAtom), draft: get(draftAtom) };
});

/** Warns a guest and redirects to the login page; afterwards the same page opens. */
export const logInForFreeTest = action(({ set }) => set(sendGuestToLogIn));

/** Applies for the free test of the shown goods. */
export const applyForTest = action(async ({ get, set, environment }, { email, reason }: FreeTestDraft) => {
  const goodsId = get(testGoodsIdAtom);
  if (goodsId === null || get(sending.stateAtom).status === 'pending') return;
  environment.sessionItems.set('temp_email', email);
  await set(sending.mutate, { goodsId, email, reason });
});
