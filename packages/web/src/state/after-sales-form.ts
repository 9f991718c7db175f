import { isShopError } from '@signal-shop/sdk';
import { requestAfterSales, requestRefund } from '@signal-shop/sdk/calls';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { Flag, limits, ResponseCode } from '@signal-shop/sdk/contract';
import { sendPicture } from '@signal-shop/sdk/upload';
import type {
  AfterSalesDraft,
  AfterSalesField,
  AfterSalesSending,
} from '@signal-shop/ui/forms/after-sales-form/after-sales-draft.ts';
import {
  emptyAfterSalesDraft,
  kindOf,
  quantityOf,
  reasonOf,
} from '@signal-shop/ui/forms/after-sales-form/after-sales-draft.ts';
import type { AfterSalesSubject } from '@signal-shop/ui/screens/after-sales/after-sales.states.ts';
import { atom } from 'jotai';
import { action } from './action.ts';
import { afterSalesSubjectAtom } from './after-sales.ts';
import { afterSalesKeyAtom, afterSalesPlaceAtom } from './after-sales-place.ts';
import { intention } from './intention.ts';
import { keptForm } from './kept-form.ts';
import { personal } from './personal.ts';
import { pictureUploads } from './picture-upload.ts';
import { failureOf } from './remote.ts';
import { sameCustomer } from './same-customer.ts';

const fields = ['kind', 'reason', 'quantity', 'problem', 'comment_url', 'note'] as const;

/** What is typed, what it is about, and that customer service was contacted. */
const form = keptForm<keyof AfterSalesDraft | 'contacted' | 'about'>({
  item: 'after_sales_draft',
  names: [...fields, 'contacted', 'about'],
  secrets: [],
  begin: () => emptyAfterSalesDraft,
});

/** Each is sent as soon as it is chosen. */
const uploads = pictureUploads({
  maximum: limits.requestAfterSales.credentials.maxItems,
  place: { item: 'after_sales_pictures' },
  send: async (shop, file, sending) => (await sendPicture(shop, file, sending)).url,
});

const isAboutThisAtom = atom((get) => get(form.valuesAtom).about === get(afterSalesKeyAtom));

/** What was typed about these goods; what was typed about others does not show. */
export const afterSalesDraftAtom = atom((get): AfterSalesDraft => {
  if (!get(isAboutThisAtom)) return emptyAfterSalesDraft;
  const { contacted: _contacted, about: _about, ...draft } = get(form.valuesAtom);
  return draft;
});
export const isSupportContactedAtom = atom(
  (get) => get(isAboutThisAtom) && get(form.valuesAtom).contacted !== '',
);
export const afterSalesPicturesAtom = atom((get) => (get(isAboutThisAtom) ? get(uploads.picturesAtom) : []));

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

/** Begins a draft about these goods, unless there is one. */
const begin = action(({ get, set }) => {
  if (get(isAboutThisAtom)) return;
  set(uploads.clear);
  set(form.change, { ...emptyAfterSalesDraft, contacted: '', about: get(afterSalesKeyAtom) });
});

export const confirmContact = action(({ get, set }) => {
  set(begin);
  set(form.change, { ...get(form.valuesAtom), contacted: 'yes' });
});

/** Takes over what is typed; a field that the shop refused is judged anew once it changes. */
export const changeAfterSales = action(({ get, set }, draft: AfterSalesDraft) => {
  const sending = get(afterSalesSendingAtom);
  const before: Readonly<Partial<Record<AfterSalesField, string>>> = { ...get(afterSalesDraftAtom) };
  const after: typeof before = { ...draft };
  set(begin);
  set(form.change, { ...get(form.valuesAtom), ...draft });
  const field = sending.status === 'refused' ? sending.refusal.field : null;
  if (field !== null ? before[field] !== after[field] : sending.status === 'failed') set(say, idle);
});

const changePictures = action(({ get, set }) => {
  set(begin);
  const sending = get(afterSalesSendingAtom);
  if (sending.status === 'refused' && sending.refusal.field === 'pictures') set(say, idle);
});

export const chooseVoucher = action(async ({ set }, file: File, instead?: number) => {
  set(changePictures);
  await set(uploads.choose, file, instead);
});
export const sendVoucherAgain = uploads.sendAgain;
export const removeVoucher = action(({ set }, id: number) => {
  set(changePictures);
  set(uploads.remove, id);
});

const requestIntention = intention();

/** Asks once; a refusal and a lost answer keep everything, and asking for the same again is the same request. */
export const sendAfterSales = action(async ({ get, set, environment: { shop } }) => {
  const found = get(afterSalesSubjectAtom);
  const { status } = get(afterSalesSendingAtom);
  if (status === 'pending' || status === 'sent') return;
  if (found.status !== 'ready' || found.value.status !== 'found') return;
  const wish = wishOf(found.value.subject, get(afterSalesDraftAtom), get(uploads.addressesAtom));
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
    if (get(form.valuesAtom).about === about) {
      set(form.forget);
      set(uploads.clear);
    }
    if (get(afterSalesKeyAtom) !== about) return;
    set(say, { status: 'sent', message, ordersn: request.ordersn, id: request.id });
  } catch (error) {
    set(requestIntention.end, error);
    if (isSame() && get(afterSalesKeyAtom) === about) set(say, sendingAfter(error));
  }
});

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
