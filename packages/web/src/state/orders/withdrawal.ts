import { findWithdrawableOrder, withdrawOrder } from '@signal-shop/sdk/calls';
import type { WithdrawableOrder } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import type { LookupDraft, LookupState } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import type { WithdrawalState } from '@signal-shop/ui/screens/orders/withdrawal/withdrawal.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf, queryOf } from '../core/location.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { scoped } from '../scopes/scoped.ts';
import { contactAtom } from '../site/site.ts';
import { lookupForm, lookupOptions, lookupStateOf } from './lookup-form.ts';
import { isOrderNumber } from './order-number.ts';
import { rememberLookup } from './recent-order-lookups.ts';
import type { WithdrawalAnswer } from './withdrawal-receipt.ts';
import { forgetReceipt, receiptAtom, saveReceipt } from './withdrawal-receipt.ts';

type Step =
  | { readonly status: 'form' }
  | { readonly status: 'confirm'; readonly order: WithdrawableOrder; readonly email: string }
  | Extract<WithdrawalState, { readonly status: 'declared' }>;

const pageLocationAtom = lastLocationOf('withdrawal');
const numberTextAtom = queryOf(pageLocationAtom, 'ordersn');
const form = lookupForm({
  item: 'withdrawal_draft',
  pageLocationAtom,
  addressNumberAtom: atom((get) => {
    const text = get(numberTextAtom);
    return isOrderNumber(text) ? text : null;
  }),
});

export const withdrawalDraftAtom = form.draftAtom;
export const changeWithdrawalDraft = form.change;

/** Whether any market offers a withdrawal. The server checks each order, so the links stay visible while this is unknown. */
export const isWithdrawalOfferedAtom = atom((get) => {
  const contact = get(contactAtom);
  return contact.status !== 'ready' || contact.value.withdrawal_offered === Flag.yes;
});

/** The step that this visit has reached; null before the first. */
const reachedStepAtom = scoped<Step | null>(null, 'visit', { of: pageLocationAtom });

/** The step after a reload: the receipt, unless the address names another order. */
const stepAfterReloadAtom = atom((get): Step => {
  const answer = get(receiptAtom);
  const addressNumber = get(numberTextAtom);
  const isSameOrder = answer !== null && (addressNumber === null || addressNumber === answer.receipt.ordersn);
  return isSameOrder && get(pageLocationAtom).arrival === 'POP'
    ? { status: 'declared', ...answer }
    : { status: 'form' };
});
const stepAtom = atom((get) => get(reachedStepAtom) ?? get(stepAfterReloadAtom));

const lookup = mutation((shop, draft: LookupDraft) => findWithdrawableOrder(shop, { ...draft }), {
  ...lookupOptions(pageLocationAtom),
  onDone: ({ set }, { msg: order }, draft, isHere) => {
    if (order.declared !== null)
      set(storeReceipt, draft, { message: null, receipt: order.declared }, isHere());
    else if (isHere()) {
      set(declaration.reset);
      set(reachedStepAtom, { status: 'confirm', order, email: draft.email });
    }
  },
});

const declaration = mutation((shop, draft: LookupDraft, options) => withdrawOrder(shop, draft, options), {
  ...lookupOptions(pageLocationAtom),
  onDone: ({ set }, { msg: message, receipt }, draft, isHere) =>
    set(storeReceipt, draft, { message, receipt }, isHere()),
});

const storeReceipt = action(({ set }, draft: LookupDraft, answer: WithdrawalAnswer, isHere: boolean) => {
  set(rememberLookup, draft);
  set(saveReceipt, answer);
  if (!isHere) return;
  set(form.forget);
  set(reachedStepAtom, { status: 'declared', ...answer });
});

type ShownStep =
  | { readonly status: 'form'; readonly lookup: LookupState }
  | Exclude<WithdrawalState, { readonly status: 'form' }>;

/** The step of the withdrawal. Resets with each visit; a reload shows the receipt. */
export const withdrawalStepAtom = atom((get): ShownStep => {
  if (!get(isWithdrawalOfferedAtom)) return { status: 'off' };
  const step = get(stepAtom);
  switch (step.status) {
    case 'form':
      return { status: 'form', lookup: lookupStateOf(get(lookup.stateAtom)) };
    case 'confirm':
      return { ...step, declaring: shownState(get(declaration.stateAtom)) };
    case 'declared':
      return step;
  }
});

/** The first step: finds the order, or the receipt of an earlier declaration whose answer was lost. */
export const findForWithdrawal = action(async ({ get, set }) => {
  if (get(stepAtom).status === 'form') await set(lookup.mutate, get(form.inputAtom));
});

/** The second step: declares the withdrawal. */
export const declareWithdrawal = action(async ({ get, set }) => {
  const step = get(stepAtom);
  if (step.status === 'confirm')
    await set(declaration.mutate, { ordersn: step.order.ordersn, email: step.email });
});

/** Returns to the first step. */
export const restartWithdrawal = action(({ set }) => {
  set(forgetReceipt);
  set(lookup.reset);
  set(reachedStepAtom, { status: 'form' });
});
