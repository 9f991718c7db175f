import { isShopError } from '@signal-shop/sdk';
import { chooseGift, getOrder, registerProduct } from '@signal-shop/sdk/calls';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { OrderStatus, ResponseCode } from '@signal-shop/sdk/contract';
import type {
  GiftDraft,
  GiftSending,
} from '@signal-shop/ui/forms/gift-registration-form/gift-registration-form.states.ts';
import type { PrizeSending } from '@signal-shop/ui/forms/prize-address-form/prize-address-form.states.ts';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import { action } from '../core/action.ts';
import { failureOf } from '../core/failure.ts';
import { navigate } from '../core/location.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { readyOr } from '../queries/query-state.ts';
import { setPointsBalance } from '../rewards/points-balance.ts';
import { beginPrizeAddress, prizeSendingOfAtom, sendPrizeAddress } from '../rewards/prize-address.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { changeGiftDraft, giftDraftAtom, giftInputAtom, resetGiftDraft } from './gift-draft.ts';
import { giftLocationAtom, giftsAtom, rememberAddress, rememberRegistration } from './gift-registrations.ts';
import {
  giftStepAtom,
  lastConfirmationAtom,
  lastEarningAtom,
  registeredOrderNumberAtom,
  registrationAtom,
} from './gift-steps.ts';

const receivedStatuses: readonly OrderStatus[] = [
  OrderStatus.received,
  OrderStatus.complete,
  OrderStatus.refundRejected,
];

/** Checks the order before its registration. */
const orderLookup = mutation((shop, { ordersn }: GiftDraft) => getOrder(shop, { ordersn }), {
  scope: 'visit',
  of: giftLocationAtom,
  survives: () => false,
  onDone: async ({ get, set }, { msg: order }, draft, isHere) => {
    if (!isHere()) return;
    const registrations = readyOr(get(giftsAtom), null)?.registrations ?? [];
    const isRegistered = registrations.some(({ ordersn }) => ordersn === order.ordersn);
    if (isRegistered) set(navigate, hrefs.gift(order.ordersn));
    else if (!receivedStatuses.includes(order.orderstatus)) return;
    else if (draft.kind === 'product') await set(registrationRequest.mutate, registrationOf(draft));
    else set(navigate, internalHrefs.giftStep(order.ordersn, 'review'));
  },
});

type Registration = ArgumentOf<'registerProduct'>;

function registrationOf({ kind, ordersn, name, email, review_url }: GiftDraft): Registration {
  return { ordersn, name, email, ...(kind === 'review' && { review_url }) };
}

const registrationRequest = mutation(
  (shop, request: Registration, options) => registerProduct(shop, request, options),
  {
    scope: 'visit',
    of: giftLocationAtom,
    onDone: ({ set }, { registration, points }, _request, isHere) => {
      set(rememberRegistration, registration);
      set(lastEarningAtom, { ordersn: registration.ordersn, points: registration.points });
      set(setPointsBalance, points);
      set(resetGiftDraft);
      if (isHere()) set(navigate, internalHrefs.giftStep(registration.ordersn, 'prize'));
    },
    onFailed: ({ set }, error, { ordersn }, isHere) => {
      if (sendingAfter(error).status === 'refused' && isHere()) set(navigate, hrefs.gift(ordersn));
    },
  },
);

/** The state of the registration, which checks the order first. */
export const giftSendingAtom = atom((get): GiftSending => {
  const lookup = get(orderLookup.stateAtom);
  const sending = get(registrationRequest.stateAtom);
  if (lookup.status === 'pending' || sending.status === 'pending') return { status: 'pending' };
  if (lookup.status === 'failed') return sendingAfter(lookup.error);
  if (sending.status === 'failed') return sendingAfter(sending.error);
  const isReceived = lookup.status !== 'done' || receivedStatuses.includes(lookup.data.msg.orderstatus);
  return isReceived ? { status: 'idle' } : { status: 'refused', refusal: { kind: 'notReceived' } };
});

/** A refused order number loses its error as soon as it changes. */
export const changeGift = action(({ get, set }, draft: GiftDraft) => {
  const isChanged = draft.ordersn !== get(giftDraftAtom).ordersn;
  if (isChanged && get(giftSendingAtom).status === 'refused') {
    set(orderLookup.reset);
    set(registrationRequest.reset);
  }
  set(changeGiftDraft, draft);
});

/** Continues to the next step. */
export const continueGift = action(async ({ get, set }) => {
  const current = readyOr(get(giftStepAtom), null);
  const ordersn = get(registeredOrderNumberAtom);
  if (current?.step === 'prize' && ordersn !== null)
    set(navigate, internalHrefs.giftStep(ordersn, 'address'));
  if (get(giftSendingAtom).status === 'pending') return;
  const draft = get(giftInputAtom);
  if (current?.step === 'review') await set(registrationRequest.mutate, registrationOf(draft));
  if (current?.step !== 'order') return;
  set(registrationRequest.reset);
  await set(orderLookup.mutate, draft);
});

const choice = mutation(
  (shop, argument: ArgumentOf<'chooseGift'>, options) => chooseGift(shop, argument, options),
  {
    scope: 'visit',
    of: giftLocationAtom,
    onDone: ({ set }, { registration }) => {
      set(rememberRegistration, registration);
      if (registration.winning_id === null) throw new Error('A chosen gift has no record.');
      return set(sendAddress, registration.ordersn, registration.winning_id);
    },
  },
);

const addressFailureAtom = scoped<Extract<PrizeSending, { readonly status: 'failed' }> | null>(
  null,
  'visit',
  { of: giftLocationAtom },
);

const sendAddress = action(async ({ get, set }, ordersn: string, winningId: number) => {
  const isCurrent = guard(get, 'login');
  set(addressFailureAtom, null);
  set(beginPrizeAddress, winningId);
  const sending = await set(sendPrizeAddress, winningId);
  if (!isCurrent()) return;
  if (sending.status === 'failed') set(addressFailureAtom, sending);
  if (sending.status !== 'sent') return;
  set(lastConfirmationAtom, { ordersn, message: sending.message });
  set(rememberAddress, winningId);
  set(resetGiftDraft);
});

/** The state of sending the gift: its choice, then its address. */
export const giftAddressSendingAtom = atom((get): PrizeSending => {
  const choosing = shownState(get(choice.stateAtom));
  if (choosing.status !== 'idle') return choosing;
  const winningId = get(registrationAtom)?.winningId ?? null;
  if (get(prizeSendingOfAtom)(winningId).status === 'pending') return { status: 'pending' };
  return get(addressFailureAtom) ?? { status: 'idle' };
});

/** Chooses the gift, then sends its address; a retry continues where the last attempt has failed. */
export const sendGift = action(async ({ get, set }) => {
  const registration = get(registrationAtom);
  const current = readyOr(get(giftStepAtom), null);
  if (registration === null || current?.step !== 'address') return;
  if (get(giftAddressSendingAtom).status === 'pending') return;
  const { id, ordersn, winningId } = registration;
  if (winningId === null) return set(choice.mutate, { registration_id: id, gift_id: current.gift.id });
  set(choice.reset);
  return set(sendAddress, ordersn, winningId);
});

const refusalCodes: readonly (number | undefined)[] = [
  ResponseCode.orderNotFound,
  ResponseCode.productAlreadyRegistered,
  ResponseCode.orderNotReceived,
];

function sendingAfter(error: unknown): GiftSending {
  const failure = failureOf(error);
  return isShopError(error) && refusalCodes.includes(error.code) && failure.kind === 'server'
    ? { status: 'refused', refusal: failure }
    : { status: 'failed', failure };
}
