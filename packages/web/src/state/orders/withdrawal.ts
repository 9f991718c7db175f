import { findWithdrawableOrder, withdrawOrder } from '@signal-shop/sdk/calls';
import type { WithdrawableOrder } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import type { LookupDraft, LookupState } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import type { WithdrawalState } from '@signal-shop/ui/screens/withdrawal/withdrawal.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { failureOf } from '../core/failure.ts';
import { lastLocationOf, queryOf } from '../core/location.ts';
import { guard } from '../scopes/scoped.ts';
import { contactAtom } from '../site/site.ts';
import { lookupAfter, lookupForm } from './lookup-form.ts';
import { isOrderNumber } from './order-number.ts';
import { rememberLookup } from './recent-order-lookups.ts';
import type { DeclaredWithdrawal } from './withdrawal-receipt.ts';
import { forgetReceipt, keepReceipt, receiptAtom } from './withdrawal-receipt.ts';

type Step =
  | { readonly status: 'form'; readonly lookup: LookupState }
  | (Extract<WithdrawalState, { readonly status: 'confirm' }> & { readonly key: string })
  | Extract<WithdrawalState, { readonly status: 'declared' }>;

const placeAtom = lastLocationOf('withdrawal');
const numberTextAtom = queryOf(placeAtom, 'ordersn');
const form = lookupForm({
  item: 'withdrawal_draft',
  placeAtom,
  namedAtom: atom((get) => {
    const text = get(numberTextAtom);
    return isOrderNumber(text) ? text : null;
  }),
});
const begin: Step = { status: 'form', lookup: { status: 'idle' } };
const saidAtom = atom<{ readonly step: Step; readonly visit: number }>({ step: begin, visit: 0 });

export const withdrawalDraftAtom = form.draftAtom;
export const changeWithdrawalDraft = form.change;

/** Whether any market offers it; the server judges each order anyway, so not knowing hides nothing. */
export const isWithdrawalOfferedAtom = atom((get) => {
  const contact = get(contactAtom);
  return contact.status !== 'ready' || contact.value.withdrawal_offered === Flag.yes;
});

/** The step after a reload: the receipt, unless the address names another order. */
const afterReloadAtom = atom((get): Step => {
  const declared = get(receiptAtom);
  const named = get(numberTextAtom);
  const isIts = declared !== null && (named === null || named === declared.receipt.ordersn);
  return isIts && get(placeAtom).arrival === 'POP' ? { status: 'declared', ...declared } : begin;
});

const stepAtom = atom((get): Step => {
  const { step, visit } = get(saidAtom);
  return visit === get(placeAtom).visit ? step : get(afterReloadAtom);
});

/** The step of the withdrawal. Resets with each visit; a reload shows the receipt. */
export const withdrawalStepAtom = atom((get): Step | { readonly status: 'off' } =>
  get(isWithdrawalOfferedAtom) ? get(stepAtom) : { status: 'off' },
);

const say = action(({ get, set }, step: Step) => {
  set(saidAtom, { step, visit: get(placeAtom).visit });
});

const sayLookup = action(({ set }, lookup: LookupState) => set(say, { status: 'form', lookup }));

/** The first step: finds the order, or the receipt of an earlier declaration whose answer was lost. */
export const findForWithdrawal = action(async ({ get, set, environment }) => {
  const step = get(stepAtom);
  if (step.status !== 'form' || step.lookup.status === 'pending') return;
  const wanted = get(form.wantedAtom);
  const isSame = guard(get, 'login');
  const isHere = guard(get, 'visit');
  set(sayLookup, { status: 'pending' });
  try {
    const { msg: order } = await findWithdrawableOrder(environment.shop, { ...wanted });
    if (order.declared !== null)
      set(takeReceipt, wanted, { message: null, receipt: order.declared }, { isSame, isHere });
    else if (isHere()) set(say, confirmStep(order, wanted, environment.uniqueKey()));
  } catch (error) {
    if (isHere()) set(sayLookup, lookupAfter(error));
  }
});

/** The second step: declares it. Asking again after a lost answer is the same declaration. */
export const declareWithdrawal = action(async ({ get, set, environment }) => {
  const step = get(stepAtom);
  if (step.status !== 'confirm' || step.declaring.status === 'pending') return;
  const wanted = { ordersn: step.order.ordersn, email: step.email };
  const isSame = guard(get, 'login');
  const isHere = guard(get, 'visit');
  set(say, { ...step, declaring: { status: 'pending' } });
  try {
    const { msg: message, receipt } = await withdrawOrder(environment.shop, wanted, {
      idempotencyKey: step.key,
    });
    set(takeReceipt, wanted, { message, receipt }, { isSame, isHere });
  } catch (error) {
    if (isHere()) set(say, { ...step, declaring: { status: 'failed', failure: failureOf(error) } });
  }
});

const takeReceipt = action(
  (
    { set },
    wanted: LookupDraft,
    declared: DeclaredWithdrawal,
    { isSame, isHere }: { readonly isSame: () => boolean; readonly isHere: () => boolean },
  ) => {
    if (!isSame()) return;
    set(rememberLookup, wanted);
    set(keepReceipt, declared);
    if (!isHere()) return;
    set(form.forget);
    set(say, { status: 'declared', ...declared });
  },
);

export const beginWithdrawalAnew = action(({ set }) => {
  set(forgetReceipt);
  set(say, begin);
});

function confirmStep(order: WithdrawableOrder, { email }: LookupDraft, key: string): Step {
  return { status: 'confirm', order, email, declaring: { status: 'idle' }, key };
}
