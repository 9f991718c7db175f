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
import type { Failure } from '@signal-shop/ui/remote.ts';
import type { AfterSalesSubject } from '@signal-shop/ui/screens/after-sales/after-sales/after-sales.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { report } from '../core/report.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { readyOr } from '../queries/query-state.ts';
import { afterSalesSubjectAtom, refetchAfterSales } from './after-sales.ts';
import {
  afterSalesAddressesAtom,
  afterSalesDraftAtom,
  changeAfterSalesDraft,
  forgetAfterSales,
  picturesHereAtom,
} from './after-sales-drafts.ts';
import { afterSalesKeyAtom, afterSalesLocationAtom } from './after-sales-location.ts';

interface SentRequest {
  readonly key: string;
  readonly wish: Wish;
}

const sending = mutation(
  async (shop, { wish }: SentRequest, options) =>
    wish.call === 'refund'
      ? await requestRefund(shop, wish.argument, options)
      : await requestAfterSales(shop, wish.argument, options),
  {
    scope: 'visit',
    of: afterSalesLocationAtom,
    onDone: ({ set }, _answer, { key }) => set(forgetAfterSales, key),
    onFailed: ({ get, set }, error, { key }) => {
      if (get(afterSalesKeyAtom) !== key || !isShopError(error) || !outdatedCodes.has(error.code)) return;
      set(refetchAfterSales);
      set(report, error, { tone: 'warning' });
    },
  },
);

/** The state of the request; the next visit starts again, unless the request is still pending. */
export const afterSalesSendingAtom = atom((get): AfterSalesSending => {
  const state = get(sending.stateAtom);
  if (state.status === 'idle' || state.input.key !== get(afterSalesKeyAtom)) return { status: 'idle' };
  const refusal = state.status === 'failed' ? refusalOf(state.error, state.failure) : null;
  if (refusal !== null) return { status: 'refused', refusal };
  return shownState(
    state,
    ({ msg, request }): AfterSalesSending => ({
      status: 'sent',
      message: msg,
      ordersn: request.ordersn,
      id: request.id,
    }),
  );
});

/** A refused field loses its error as soon as it changes. */
export const changeAfterSales = action(({ get, set }, draft: AfterSalesDraft) => {
  const state = get(afterSalesSendingAtom);
  const before: Readonly<Partial<Record<AfterSalesField, string>>> = { ...get(afterSalesDraftAtom) };
  const after: typeof before = { ...draft };
  set(changeAfterSalesDraft, draft);
  const field = state.status === 'refused' ? state.refusal.field : null;
  if (field !== null ? before[field] !== after[field] : state.status === 'failed') set(sending.reset);
});

const changePictures = action(({ get, set }) => {
  const state = get(afterSalesSendingAtom);
  if (state.status === 'refused' && state.refusal.field === 'pictures') set(sending.reset);
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

/**
 * Sends the request; a refusal or a lost answer preserves the form. If the shop no longer accepts the request, the page
 * refetches, shows the reason and links to the existing request.
 */
export const sendAfterSales = action(async ({ get, set }) => {
  const subject = readyOr(get(afterSalesSubjectAtom), null);
  if (subject?.status !== 'found' || get(afterSalesSendingAtom).status === 'sent') return;
  const wish = wishOf(subject.subject, get(afterSalesDraftAtom), get(afterSalesAddressesAtom));
  if (wish !== null) await set(sending.mutate, { key: get(afterSalesKeyAtom), wish });
});

const outdatedCodes: ReadonlySet<number | undefined> = new Set([
  ResponseCode.afterSalesAlreadyOpen,
  ResponseCode.afterSalesNotPossible,
  ResponseCode.returnTooLate,
]);

type Wish =
  | { readonly call: 'refund'; readonly argument: ArgumentOf<'requestRefund'> }
  | { readonly call: 'afterSales'; readonly argument: ArgumentOf<'requestAfterSales'> };

/** The request body; null while a required choice is missing. */
function wishOf(
  { ordersn, offer }: AfterSalesSubject,
  draft: AfterSalesDraft,
  credentials: readonly string[],
): Wish | null {
  const kind = kindOf(draft, offer);
  const reason = kind === null ? null : reasonOf(draft, kind);
  if (kind === null || reason === null) return null;
  const fields = {
    ordersn,
    reason,
    problem: draft.problem.trim(),
    note: draft.note.trim(),
    credentials: [...credentials],
    contacted: Flag.yes,
  };
  const line = offer.line_id;
  if (kind === 'refund') {
    return { call: 'refund', argument: { ...fields, ...(line !== null && { line_id: line }) } };
  }
  if (line === null) return null;
  const address = draft.comment_url.trim();
  const goods = { kind, line_id: line, goodsnumber: quantityOf(draft) };
  return {
    call: 'afterSales',
    argument: { ...fields, ...goods, ...(address !== '' && { comment_url: address }) },
  };
}

const refusedFields: ReadonlyMap<number, AfterSalesField> = new Map([
  [ResponseCode.returnQuantityExceeded, 'quantity'],
  [ResponseCode.quantityBelowOne, 'quantity'],
  [ResponseCode.outOfStock, 'quantity'],
  [ResponseCode.pictureNotFound, 'pictures'],
]);

type Refusal = Extract<AfterSalesSending, { readonly status: 'refused' }>['refusal'];

function refusalOf(error: unknown, failure: Failure): Refusal | null {
  const code = isShopError(error) ? error.code : undefined;
  const field = code === undefined ? undefined : refusedFields.get(code);
  return field === undefined || failure.kind !== 'server' ? null : { field, message: failure.message };
}
