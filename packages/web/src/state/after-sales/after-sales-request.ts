import { isShopError } from '@signal-shop/sdk';
import { getRefundDetail, listCarriers, sendBackTracking, withdrawAfterSales } from '@signal-shop/sdk/calls';
import type { AfterSalesDetail, AfterSalesParcel } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type {
  ParcelDraft,
  ParcelSending,
} from '@signal-shop/ui/forms/after-sales-tracking-form/after-sales-tracking-form.states.ts';
import type { Remote } from '@signal-shop/ui/remote.ts';
import { loading, ready } from '@signal-shop/ui/remote.ts';
import type { TakingBack } from '@signal-shop/ui/sections/refund-detail/refund-detail.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { loginNumberAtom } from '../core/login-number.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { parcelOf } from '../orders/parcel.ts';
import { keptForm } from '../persistence/kept-form.ts';
import { ownRemote } from '../queries/own-remote.ts';
import type { Question } from '../queries/remote.ts';
import { failureOf, remote, source } from '../queries/remote.ts';
import { createIdempotencyKey } from '../scopes/idempotency-key.ts';
import { personal } from '../scopes/personal.ts';
import { afterSalesAboutAtom, afterSalesKeyAtom, afterSalesPlaceAtom } from './after-sales-place.ts';
import { samePlace } from './same-place.ts';

type FoundRequest =
  | { readonly status: 'notFound' }
  | { readonly status: 'found'; readonly request: AfterSalesDetail };

interface FollowedParcel {
  readonly orderstatus: null;
  readonly logistics: AfterSalesParcel | null;
}

const notFound: FoundRequest = { status: 'notFound' };

const requestSource = source(async (question) => ({
  key: question.get(afterSalesKeyAtom),
  found: await findRequest(question),
}));

async function findRequest({ get, shop, signal }: Question): Promise<FoundRequest> {
  get(afterSalesPlaceAtom);
  get(loginNumberAtom);
  const about = get(afterSalesAboutAtom);
  if (about?.about !== 'request') return notFound;
  try {
    const { msg: request } = await getRefundDetail(shop, { id: about.id }, { signal });
    return request.ordersn === about.ordersn ? { status: 'found', request } : notFound;
  } catch (error) {
    if (isShopError(error) && error.code === ResponseCode.afterSalesNotFound) return notFound;
    throw error;
  }
}
const requestRemote = ownRemote(requestSource);

/** What the shop answered to a step of the customer: newer than what was read. */
const answeredAtom = personal<{ readonly request: AfterSalesDetail; readonly visit: number } | null>(null);

/** The request that the address names, read anew on each visit. */
export const afterSalesRequestAtom = atom((get): Remote<FoundRequest> => {
  const last = get(requestRemote);
  const answered = get(answeredAtom);
  const about = get(afterSalesAboutAtom);
  const isNewer = answered !== null && answered.visit === get(afterSalesPlaceAtom).visit;
  if (!isNewer || about?.about !== 'request' || answered.request.id !== about.id) {
    if (last.status !== 'ready') return last;
    return last.value.key === get(afterSalesKeyAtom) ? ready(last.value.found) : loading;
  }
  return ready({ status: 'found', request: answered.request });
});
export const retryAfterSalesRequest = action(({ set }) => set(requestSource));

/** What comes instead is looked for first; before it, what goes back. */
const followedAtom = atom((get): Remote<FollowedParcel | null> => {
  const now = get(afterSalesRequestAtom);
  if (now.status !== 'ready') return now;
  const { value } = now;
  const logistics = value.status === 'found' ? (value.request.replacement ?? value.request.parcel) : null;
  return ready({ orderstatus: null, logistics });
});
const followed = parcelOf(
  atom(async (get) => {
    const now = get(followedAtom);
    return now.status === 'ready' ? now.value : null;
  }),
  followedAtom,
);

/** Where the parcel of that request is. */
export const requestParcelAtom = followed.parcelAtom;
export const retryRequestParcel = followed.retry;

const carriersSource = source(async ({ shop, signal }) => (await listCarriers(shop, { signal })).msg);

/** Who may carry a parcel back. */
export const carriersAtom = remote(carriersSource);
export const readCarriers = action(({ set }) => set(carriersSource));

const form = keptForm<keyof ParcelDraft | 'about'>({
  item: 'after_sales_parcel',
  names: ['company', 'tracking_number', 'about'],
  secrets: [],
  begin: () => ({}),
});

/** What was typed about this parcel; what was typed about another does not show. */
export const parcelDraftAtom = atom((get): ParcelDraft => {
  const { about, ...draft } = get(form.valuesAtom);
  return about === get(afterSalesKeyAtom) ? draft : { company: '', tracking_number: '' };
});

const idleParcel: ParcelSending = { status: 'idle' };
const idle: TakingBack = { status: 'idle' };

interface Steps {
  readonly parcel: ParcelSending;
  readonly takingBack: TakingBack;
}

const nothing: Steps = { parcel: idleParcel, takingBack: idle };
const saidAtom = personal<Steps & { readonly visit: number }>({ ...nothing, visit: 0 });

const stepsAtom = atom((get): Steps => {
  const said = get(saidAtom);
  return said.visit === get(afterSalesPlaceAtom).visit ? said : nothing;
});
export const parcelSendingAtom = atom((get) => get(stepsAtom).parcel);
export const takingBackAtom = atom((get) => get(stepsAtom).takingBack);

const say = action(({ get, set }, step: Partial<Steps>) => {
  const { parcel, takingBack } = get(stepsAtom);
  set(saidAtom, { parcel, takingBack, ...step, visit: get(afterSalesPlaceAtom).visit });
});

export const changeParcel = action(({ get, set }, draft: ParcelDraft) => {
  set(form.change, { ...draft, about: get(afterSalesKeyAtom) });
  if (get(parcelSendingAtom).status === 'failed') set(say, { parcel: idleParcel });
});

const takeOver = action(({ get, set }, request: AfterSalesDetail) => {
  set(answeredAtom, { request, visit: get(afterSalesPlaceAtom).visit });
});

const parcelIntention = createIdempotencyKey();
const takingBackIntention = createIdempotencyKey();

/** Tells the parcel by which goods go back, once at a time. */
export const sendParcel = action(async ({ get, set, environment: { shop } }) => {
  const about = get(afterSalesAboutAtom);
  if (about?.about !== 'request' || get(parcelSendingAtom).status === 'pending') return;
  const { company, tracking_number } = get(parcelDraftAtom);
  const isSame = samePlace(get);
  set(say, { parcel: { status: 'pending' } });
  try {
    const parcel = { id: about.id, company, tracking_number: tracking_number.trim() };
    const once = { idempotencyKey: set(parcelIntention.begin, parcel) };
    const { msg: message, request } = await sendBackTracking(shop, parcel, once);
    set(parcelIntention.end);
    if (!isSame()) return;
    set(form.forget);
    set(takeOver, request);
    set(say, { parcel: { status: 'sent', message } });
  } catch (error) {
    set(parcelIntention.end, error);
    if (!isSame()) return;
    set(say, { parcel: isEnded(error) ? idleParcel : { status: 'failed', failure: failureOf(error) } });
    if (isOutdated(error)) set(readAnew, error);
  }
});

export const askToTakeBack = action(({ set }) => set(answerTakingBack, { status: 'asking' }));
export const keepRequest = action(({ set }) => set(answerTakingBack, idle));

/** What is on its way can no longer be thought over. */
const answerTakingBack = action(({ get, set }, takingBack: TakingBack) => {
  if (get(takingBackAtom).status !== 'pending') set(say, { takingBack });
});

/** Takes the request back, once at a time. */
export const takeBack = action(async ({ get, set, environment: { shop } }) => {
  const about = get(afterSalesAboutAtom);
  if (about?.about !== 'request' || get(takingBackAtom).status === 'pending') return;
  const isSame = samePlace(get);
  set(say, { takingBack: { status: 'pending' } });
  try {
    const once = { idempotencyKey: set(takingBackIntention.begin, about.id) };
    const { msg: message, request } = await withdrawAfterSales(shop, { id: about.id }, once);
    set(takingBackIntention.end);
    if (!isSame()) return;
    set(takeOver, request);
    set(say, { takingBack: idle });
    set(notify, 'success', { kind: 'server', message });
  } catch (error) {
    set(takingBackIntention.end, error);
    if (!isSame()) return;
    const isOver = isEnded(error) || isOutdated(error);
    set(say, { takingBack: isOver ? idle : { status: 'failed', failure: failureOf(error) } });
    if (isOutdated(error)) set(readAnew, error);
  }
});

/** The step may be gone from the page that is read now: why it failed is said at its edge. */
const readAnew = action(({ set }, error: unknown) => {
  set(answeredAtom, null);
  set(requestSource);
  set(report, error, { say: 'warning' });
});

/** Whether the request stands otherwise than the page thought. */
function isOutdated(error: unknown): boolean {
  if (!isShopError(error)) return false;
  return error.code === ResponseCode.afterSalesStepClosed || error.code === ResponseCode.afterSalesNotFound;
}

function isEnded(error: unknown): boolean {
  return isShopError(error) && error.kind === 'session';
}
