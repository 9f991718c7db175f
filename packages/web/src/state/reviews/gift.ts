import { isShopError } from '@signal-shop/sdk';
import { chooseGift, getOrder, registerProduct } from '@signal-shop/sdk/calls';
import type { Gift, OrderDetail } from '@signal-shop/sdk/contract';
import { OrderStatus, ResponseCode } from '@signal-shop/sdk/contract';
import type {
  GiftDraft,
  GiftSending,
} from '@signal-shop/ui/forms/gift-registration-form/gift-registration-form.states.ts';
import type { PrizeSending } from '@signal-shop/ui/forms/prize-address-form/prize-address-form.states.ts';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { Remote } from '@signal-shop/ui/remote.ts';
import { atom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { failureOf } from '../core/failure.ts';
import { navigate, queryOf } from '../core/location.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { setPointsBalance } from '../rewards/points-balance.ts';
import { beginPrizeAddress, sendPrizeAddress } from '../rewards/prize-address.ts';
import { createIdempotencyKey } from '../scopes/idempotency-key.ts';
import { guard, guardedSet, scoped } from '../scopes/scoped.ts';
import {
  changeGiftDraft,
  giftDraftAtom,
  giftOrderNumberAtom,
  resetGiftDraft,
  wantedGiftAtom,
} from './gift-draft.ts';
import type { Registered } from './gift-registrations.ts';
import { giftPlaceAtom, giftsAtom, rememberAddress, rememberRegistration } from './gift-registrations.ts';

const idle = { status: 'idle' } as const;
const stepTextAtom = queryOf(giftPlaceAtom, 'step');
const isPending = ({ status }: { readonly status: string }) => status === 'pending';
const sendingKeptAtom = scoped<GiftSending>(idle, 'visit', { of: giftPlaceAtom, survives: isPending });
const addressKeptAtom = scoped<PrizeSending>(idle, 'visit', { of: giftPlaceAtom, survives: isPending });
const sentAtom = scoped<{ readonly ordersn: string; readonly message: string } | null>(null, 'login');
const earnedKeptAtom = scoped<{ readonly ordersn: string; readonly points: number } | null>(null, 'login');
const registration = createIdempotencyKey();
const choice = createIdempotencyKey();

/** The states of the registration, and of sending the gift. */
export const giftSendingAtom = atom((get) => get(sendingKeptAtom));
export const giftAddressSendingAtom = atom((get) => get(addressKeptAtom));

const orderQuery = query(
  async ({ get, shop, signal }) => {
    get(giftPlaceAtom);
    const named = get(giftOrderNumberAtom);
    if (named === null) return null;
    return (await getOrder(shop, { ordersn: named }, { signal })).msg;
  },
  { scope: 'login', key: giftOrderNumberAtom },
);

/** The order that the address names, beside the form; nothing while it is not to be had. */
export const giftOrderAtom = atom((get): OrderDetail | null => readyOr(get(orderQuery.stateAtom), null));

/** Its number as the shop writes it: an older one may lead there too. */
const orderNumberAtom = atom((get) => get(giftOrderAtom)?.ordersn ?? get(giftOrderNumberAtom));

/** The registration of the order that the address names; null while it is none. */
const registeredAtom = atom((get): Registered | null => {
  const ordersn = get(orderNumberAtom);
  return readyOr(get(giftsAtom), null)?.registrations.find((one) => one.ordersn === ordersn) ?? null;
});

/** The points earned by this registration. */
export const giftEarnedAtom = atom((get) => {
  const earned = get(earnedKeptAtom);
  return earned?.ordersn === get(orderNumberAtom) ? (earned?.points ?? null) : null;
});

export type GiftPlace =
  | { readonly step: 'order' | 'review' | 'prize' }
  | { readonly step: 'address'; readonly gift: Gift; readonly isFinal: boolean }
  | { readonly step: 'sent'; readonly gift: Gift; readonly message: string | null };

/** The step of the registration: from the server's state, then from the address, so that a reload changes nothing. */
export const giftPlaceStepAtom = atom((get): Remote<GiftPlace> => {
  const gifts = get(giftsAtom);
  if (gifts.status !== 'ready') return gifts;
  return { status: 'ready', value: stepOf(get(registeredAtom), gifts.value.gifts, get) };
});

function stepOf(registered: Registered | null, gifts: readonly Gift[], get: ActionContext['get']): GiftPlace {
  const step = get(stepTextAtom);
  const draft = get(giftDraftAtom);
  if (registered === null) return { step: step === 'review' && draft.kind === 'review' ? 'review' : 'order' };
  if (registered.gift !== null) {
    const { gift } = registered;
    if (registered.next === 'address') return { step: 'address', gift, isFinal: true };
    const sent = get(sentAtom);
    return { step: 'sent', gift, message: sent?.ordersn === registered.ordersn ? sent.message : null };
  }
  const gift = gifts.find(({ id }) => String(id) === draft.gift);
  return step === 'address' && gift !== undefined ? { step, gift, isFinal: false } : { step: 'prize' };
}

/** A refused order number loses its error as soon as it changes. */
export const changeGift = action(({ get, set }, draft: GiftDraft) => {
  const isOther = draft.ordersn !== get(giftDraftAtom).ordersn;
  if (isOther && get(sendingKeptAtom).status === 'refused') set(sendingKeptAtom, idle);
  set(changeGiftDraft, draft);
});

/** On to the next step, whichever that is. */
export const continueGift = action(async ({ get, set }) => {
  const place = readyOr(get(giftPlaceStepAtom), null);
  const ordersn = get(orderNumberAtom);
  if (place?.step === 'order') return set(sendOrder);
  if (place?.step === 'review') return set(register, get(wantedGiftAtom));
  if (place?.step === 'prize' && ordersn !== null) set(navigate, internalHrefs.giftStep(ordersn, 'address'));
});

const received: readonly OrderStatus[] = [
  OrderStatus.received,
  OrderStatus.complete,
  OrderStatus.refundRejected,
];

const sendOrder = action(async ({ get, set, environment: { shop } }) => {
  if (get(sendingKeptAtom).status === 'pending') return;
  const wanted = get(wantedGiftAtom);
  const isSame = guard(get, 'login');
  const isHere = guard(get, 'visit');
  set(sendingKeptAtom, { status: 'pending' });
  try {
    const { msg: order } = await getOrder(shop, { ordersn: wanted.ordersn });
    if (!isSame()) return;
    if (!isHere()) {
      set(sendingKeptAtom, idle);
      return;
    }
    const registered = readyOr(get(giftsAtom), null)?.registrations ?? [];
    if (registered.some((one) => one.ordersn === order.ordersn)) {
      set(sendingKeptAtom, idle);
      set(navigate, hrefs.gift(order.ordersn));
      return;
    }
    if (!received.includes(order.orderstatus)) {
      set(sendingKeptAtom, { status: 'refused', refusal: { kind: 'notReceived' } });
      return;
    }
    set(sendingKeptAtom, idle);
    if (wanted.kind === 'product') await set(register, wanted);
    else set(navigate, internalHrefs.giftStep(order.ordersn, 'review'));
  } catch (error) {
    if (isSame()) set(sendingKeptAtom, isHere() ? afterError(error) : idle);
  }
});

const register = action(async ({ get, set, environment }, wanted: GiftDraft) => {
  if (get(sendingKeptAtom).status === 'pending') return;
  const { kind, ordersn, name, email, review_url } = wanted;
  const body = { ordersn, name, email, ...(kind === 'review' && { review_url }) };
  const isSame = guard(get, 'login');
  const isHere = guard(get, 'visit');
  set(sendingKeptAtom, { status: 'pending' });
  try {
    const answer = await registerProduct(environment.shop, body, {
      idempotencyKey: set(registration.acquire, body),
    });
    if (!isSame()) return;
    set(registration.release);
    set(rememberRegistration, answer.registration);
    const { ordersn: registered, points } = answer.registration;
    set(earnedKeptAtom, { ordersn: registered, points });
    set(sendingKeptAtom, idle);
    set(setPointsBalance, answer.points);
    set(resetGiftDraft);
    if (isHere()) set(navigate, internalHrefs.giftStep(registered, 'prize'));
  } catch (error) {
    if (!isSame()) return;
    set(registration.release, error);
    const after = afterError(error);
    if (after.status === 'refused' && isHere()) set(navigate, hrefs.gift(ordersn));
    set(sendingKeptAtom, after);
  }
});

/** Chooses the gift, then says where it goes; what was done already is not done again. */
export const sendGift = action(async ({ get, set }) => {
  const registered = get(registeredAtom);
  const place = readyOr(get(giftPlaceStepAtom), null);
  if (registered === null || place?.step !== 'address' || get(addressKeptAtom).status === 'pending') return;
  const isSame = guard(get, 'login');
  set(addressKeptAtom, { status: 'pending' });
  try {
    const { id, ordersn } = registered;
    const winningId = registered.winningId ?? (await set(takeGift, id, place.gift.id));
    if (!isSame()) return;
    set(beginPrizeAddress, winningId);
    const said = await set(sendPrizeAddress, winningId);
    if (!isSame()) return;
    set(addressKeptAtom, said.status === 'failed' ? said : idle);
    if (said.status !== 'sent') return;
    set(sentAtom, { ordersn, message: said.message });
    set(rememberAddress, winningId);
    set(resetGiftDraft);
  } catch (error) {
    if (!isSame()) return;
    const isOver = isShopError(error) && error.kind === 'session';
    set(addressKeptAtom, isOver ? idle : { status: 'failed', failure: failureOf(error) });
  }
});

const takeGift = action(async (context, registration_id: number, gift_id: number) => {
  const { set, environment } = context;
  const tell = guardedSet(context);
  const wanted = { registration_id, gift_id };
  const once = { idempotencyKey: set(choice.acquire, wanted) };
  try {
    const { registration: chosen } = await chooseGift(environment.shop, wanted, once);
    tell(choice.release);
    tell(rememberRegistration, chosen);
    if (chosen.winning_id === null) throw new Error('A chosen gift has no record.');
    return chosen.winning_id;
  } catch (error) {
    tell(choice.release, error);
    throw error;
  }
});

const aboutTheOrder: readonly (number | undefined)[] = [
  ResponseCode.orderNotFound,
  ResponseCode.productAlreadyRegistered,
  ResponseCode.orderNotReceived,
];

function afterError(error: unknown): GiftSending {
  if (isShopError(error) && error.kind === 'session') return idle;
  const failure = failureOf(error);
  return isShopError(error) && aboutTheOrder.includes(error.code) && failure.kind === 'server'
    ? { status: 'refused', refusal: failure }
    : { status: 'failed', failure };
}
