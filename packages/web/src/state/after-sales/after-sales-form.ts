import { isShopError } from '@signal-shop/sdk';
import { requestAfterSales, requestRefund } from '@signal-shop/sdk/calls';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { Flag, ResponseCode } from '@signal-shop/sdk/contract';
import type {
  AfterSalesDraft,
  AfterSalesField,
  AfterSalesSending,
} from '@signal-shop/ui/forms/after-sales-form/after-sales-draft.ts';
import { kindOf, quantityOf, reasonOf } from '@signal-shop/ui/forms/after-sales-form/after-sales-draft.ts';
import type { AfterSalesSubject } from '@signal-shop/ui/screens/after-sales/after-sales.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { report } from '../core/report.ts';
import { failureOf } from '../queries/remote.ts';
import { createIdempotencyKey } from '../scopes/idempotency-key.ts';
import { personal } from '../scopes/personal.ts';
import { sameCustomer } from '../scopes/same-customer.ts';
import { afterSalesSubjectAtom, retryAfterSales } from './after-sales.ts';
import {
  afterSalesAddressesAtom,
  afterSalesDraftAtom,
  forgetAfterSales,
  picturesHereAtom,
  writeAfterSales,
} from './after-sales-drafts.ts';
import { afterSalesKeyAtom, afterSalesPlaceAtom } from './after-sales-place.ts';

const idle: AfterSalesSending = { status: 'idle' };
const saidAtom = personal<{ readonly sending: AfterSalesSending; readonly visit: number }>({
  sending: idle,
  visit: 0,
});

/** What became of the request; whoever comes back later begins anew. */
export const afterSalesSendingAtom = atom((get): AfterSalesSending => {
  const { sending, visit } = get(saidAtom);
  return visit === get(afterSalesPlaceAtom).visit ? sending : idle;
});

const say = action(({ get, set }, sending: AfterSalesSending) => {
  set(saidAtom, { sending, visit: get(afterSalesPlaceAtom).visit });
});

/** Takes over what is typed; a field that the shop refused is judged anew once it changes. */
export const changeAfterSales = action(({ get, set }, draft: AfterSalesDraft) => {
  const sending = get(afterSalesSendingAtom);
  const before: Readonly<Partial<Record<AfterSalesField, string>>> = { ...get(afterSalesDraftAtom) };
  const after: typeof before = { ...draft };
  set(writeAfterSales, draft);
  const field = sending.status === 'refused' ? sending.refusal.field : null;
  if (field !== null ? before[field] !== after[field] : sending.status === 'failed') set(say, idle);
});

const changePictures = action(({ get, set }) => {
  const sending = get(afterSalesSendingAtom);
  if (sending.status === 'refused' && sending.refusal.field === 'pictures') set(say, idle);
});

export const chooseVoucher = action(async ({ get, set }, file: File, instead?: number) => {
  set(changePictures);
  await set(get(picturesHereAtom).choose, file, instead);
});
export const sendVoucherAgain = action(async ({ get, set }, id: number) => {
  await set(get(picturesHereAtom).sendAgain, id);
});
export const removeVoucher = action(({ get, set }, id: number) => {
  set(changePictures);
  set(get(picturesHereAtom).remove, id);
});

const requestIntention = createIdempotencyKey();

/**
 * Asks once; a refusal and a lost answer keep everything, and asking for the same again is the same request. What is no
 * longer taken is read anew: the page then says why, and leads to the request that there is.
 */
export const sendAfterSales = action(async ({ get, set, environment: { shop } }) => {
  const found = get(afterSalesSubjectAtom);
  const { status } = get(afterSalesSendingAtom);
  if (status === 'pending' || status === 'sent') return;
  if (found.status !== 'ready' || found.value.status !== 'found') return;
  const wish = wishOf(found.value.subject, get(afterSalesDraftAtom), get(afterSalesAddressesAtom));
  if (wish === null) return;
  const isSame = sameCustomer(get);
  const about = get(afterSalesKeyAtom);
  const options = { idempotencyKey: set(requestIntention.begin, wish) };
  set(say, { status: 'pending' });
  try {
    const { msg: message, request } =
      wish.call === 'refund'
        ? await requestRefund(shop, wish.argument, options)
        : await requestAfterSales(shop, wish.argument, options);
    set(requestIntention.end);
    if (!isSame()) return;
    set(forgetAfterSales, about);
    if (get(afterSalesKeyAtom) !== about) return;
    set(say, { status: 'sent', message, ordersn: request.ordersn, id: request.id });
  } catch (error) {
    set(requestIntention.end, error);
    if (!isSame() || get(afterSalesKeyAtom) !== about) return;
    set(say, sendingAfter(error));
    if (isShopError(error) && outdatedCodes.has(error.code)) {
      set(retryAfterSales);
      set(report, error, { say: 'warning' });
    }
  }
});

const outdatedCodes: ReadonlySet<number | undefined> = new Set([
  ResponseCode.afterSalesAlreadyOpen,
  ResponseCode.afterSalesNotPossible,
  ResponseCode.returnTooLate,
]);

type Wish =
  | { readonly call: 'refund'; readonly argument: ArgumentOf<'requestRefund'> }
  | { readonly call: 'afterSales'; readonly argument: ArgumentOf<'requestAfterSales'> };

/** What is asked for, as the contract wants it; null while something is not chosen. */
function wishOf(
  { ordersn, offer }: AfterSalesSubject,
  draft: AfterSalesDraft,
  credentials: readonly string[],
): Wish | null {
  const kind = kindOf(draft, offer);
  const reason = kind === null ? null : reasonOf(draft, kind);
  if (kind === null || reason === null) return null;
  const told = {
    ordersn,
    reason,
    problem: draft.problem.trim(),
    note: draft.note.trim(),
    credentials: [...credentials],
    contacted: Flag.yes,
  };
  const line = offer.line_id;
  if (kind === 'refund') {
    return { call: 'refund', argument: { ...told, ...(line !== null && { line_id: line }) } };
  }
  if (line === null) return null;
  const address = draft.comment_url.trim();
  const goods = { kind, line_id: line, goodsnumber: quantityOf(draft) };
  return {
    call: 'afterSales',
    argument: { ...told, ...goods, ...(address !== '' && { comment_url: address }) },
  };
}

const refusedFields: ReadonlyMap<number, AfterSalesField> = new Map([
  [ResponseCode.returnQuantityExceeded, 'quantity'],
  [ResponseCode.quantityBelowOne, 'quantity'],
  [ResponseCode.outOfStock, 'quantity'],
  [ResponseCode.pictureNotFound, 'pictures'],
]);

function sendingAfter(error: unknown): AfterSalesSending {
  if (isShopError(error) && error.kind === 'session') return idle;
  const failure = failureOf(error);
  const code = isShopError(error) ? error.code : undefined;
  const field = code === undefined ? undefined : refusedFields.get(code);
  return field === undefined || failure.kind !== 'server'
    ? { status: 'failed', failure }
    : { status: 'refused', refusal: { field, message: failure.message } };
}
