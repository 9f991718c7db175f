import { isShopError } from '@signal-shop/sdk';
import { applyForFreeTest, getFreeTest, getGoodsUserInfo } from '@signal-shop/sdk/calls';
import type { TestApplication } from '@signal-shop/sdk/contract';
import type {
  FreeTestDraft,
  FreeTestSending,
  FreeTestStanding,
  FreeTestView,
} from '@signal-shop/ui/sections/free-test-panel/free-test-panel.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { loginNumberAtom } from '../core/login-number.ts';
import { notify } from '../core/notices.ts';
import { keptForm } from '../persistence/kept-form.ts';
import { ownRemote } from '../queries/own-remote.ts';
import { source } from '../queries/remote.ts';
import { personal } from '../scopes/personal.ts';
import { setForSame } from '../scopes/same-customer.ts';
import { leaveForLogIn } from '../session/leave-for-log-in.ts';
import { isSignedInAtom } from '../session/session.ts';
import { shownGoodsAtom } from './product.ts';

/** The shown goods while they can be tested for nothing. */
const testedAtom = atom((get) => {
  const goods = get(shownGoodsAtom);
  return goods === null || goods.free_test === null
    ? null
    : { goodsId: goods.goods_id, offer: goods.free_test };
});

const testedIdAtom = atom((get) => get(testedAtom)?.goodsId ?? null);

const applicationSource = source(async ({ get, shop, signal }): Promise<TestApplication | null> => {
  const id = get(testedIdAtom);
  get(loginNumberAtom);
  if (id === null || !get(isSignedInAtom)) return null;
  const { msg } = await getGoodsUserInfo(shop, { id }, { signal });
  const number = msg.free_test.application_id;
  return number === null ? null : (await getFreeTest(shop, { id: number }, { signal })).msg;
});
const applicationRemote = ownRemote(applicationSource);

const form = keptForm({
  item: 'free_test_draft',
  names: ['email', 'reason', 'about'],
  secrets: [],
  begin: () => ({}),
});

/** What has been written about the shown goods; about others it begins anew, with the email typed last in this tab. */
const draftAtom = atom((get): FreeTestDraft => {
  const { email, reason, about } = get(form.valuesAtom);
  return about === String(get(testedIdAtom))
    ? { email, reason }
    : { email: get(environmentAtom).sessionItems.get('temp_email') ?? '', reason: '' };
});
export const typeFreeTest = action(({ get, set }, draft: FreeTestDraft) => {
  set(form.change, { ...draft, about: String(get(testedIdAtom)) });
});

const idle: FreeTestSending = { status: 'idle' };
const sendingAtom = personal<{ readonly goodsId: number | null; readonly state: FreeTestSending }>({
  goodsId: null,
  state: idle,
});

const currentSendingAtom = atom((get): FreeTestSending => {
  const { goodsId, state } = get(sendingAtom);
  return goodsId === get(testedIdAtom) ? state : idle;
});

const standingAtom = atom((get): FreeTestStanding => {
  if (!get(isSignedInAtom)) return { status: 'guest' };
  const application = get(applicationRemote);
  if (application.status === 'loading') return { status: 'unknown' };
  // Whoever applied before is told so by the shop, should nobody know it here.
  if (application.status === 'ready' && application.value?.goods_id === get(testedIdAtom)) {
    return { status: 'applied', application: application.value };
  }
  return { status: 'free', sending: get(currentSendingAtom) };
});

/** The free test of the shown goods and how the visitor stands with it; null where there is none. */
export const freeTestAtom = atom((get): FreeTestView | null => {
  const tested = get(testedAtom);
  if (tested === null) return null;
  return { offer: tested.offer, standing: get(standingAtom), draft: get(draftAtom) };
});

/** Warns a guest and goes to log in; afterwards the same page stands there. */
export const logInForFreeTest = action(({ set }) => {
  set(notify, 'warning', { kind: 'message', id: 'notLoggedIn' });
  set(leaveForLogIn);
});

/** Applies for the free test of the shown goods, once at a time. */
export const applyForTest = action(async (context, { email, reason }: FreeTestDraft) => {
  const { get, environment } = context;
  const set = setForSame(context);
  const goodsId = get(testedIdAtom);
  if (goodsId === null || get(currentSendingAtom).status === 'pending') return;
  const say = (state: FreeTestSending): void => set(sendingAtom, { goodsId, state });
  say({ status: 'pending' });
  environment.sessionItems.set('temp_email', email);
  try {
    const { msg } = await applyForFreeTest(environment.shop, { goods_id: goodsId, email, reason });
    set(notify, 'success', { kind: 'server', message: msg });
    if (get(form.valuesAtom).about === String(goodsId)) set(form.forget);
    set(applicationSource);
    await get(applicationSource).catch(() => null);
    say(idle);
  } catch (error) {
    if (isShopError(error) && error.kind === 'session') return say(idle);
    const message = isShopError(error) ? error.serverMessage : undefined;
    say(message === undefined ? { status: 'unreachable' } : { status: 'refused', message });
  }
});
