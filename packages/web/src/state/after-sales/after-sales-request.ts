import { isShopError } from '@signal-shop/sdk';
import { getRefundDetail, listCarriers, sendBackTracking, withdrawAfterSales } from '@signal-shop/sdk/calls';
import type { AfterSalesDetail, AfterSalesParcel, ArgumentOf } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type {
  ParcelDraft,
  ParcelSending,
} from '@signal-shop/ui/forms/after-sales-tracking-form/after-sales-tracking-form.states.ts';
import type { Remote } from '@signal-shop/ui/remote.ts';
import { ready } from '@signal-shop/ui/remote.ts';
import type { TakingBack } from '@signal-shop/ui/sections/refund-detail/refund-detail.states.ts';
import type { Getter } from 'jotai';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { isSessionEnd } from '../core/failure.ts';
import { loginEpochAtom } from '../core/login-epoch.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { parcelOf } from '../orders/parcel.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import type { QueryContext } from '../queries/query.ts';
import { query } from '../queries/query.ts';
import { scoped } from '../scopes/scoped.ts';
import { afterSalesAboutAtom, afterSalesKeyAtom, afterSalesPlaceAtom } from './after-sales-place.ts';

type FoundRequest =
  | { readonly status: 'notFound' }
  | { readonly status: 'found'; readonly request: AfterSalesDetail };

interface FollowedParcel {
  readonly orderstatus: null;
  readonly logistics: AfterSalesParcel | null;
}

const notFound: FoundRequest = { status: 'notFound' };

const requestQuery = query(findRequest, { scope: 'login', key: afterSalesKeyAtom });

async function findRequest({ get, shop, signal }: QueryContext): Promise<FoundRequest> {
  get(afterSalesPlaceAtom);
  get(loginEpochAtom);
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

/** The server's answer to an action of the customer: newer than the fetched request. */
const answeredAtom = scoped<AfterSalesDetail | null>(null, 'visit', { of: afterSalesPlaceAtom });

/** The request that the address names; refetches on each visit. */
export const afterSalesRequestAtom = atom((get): Remote<FoundRequest> => {
  const last = get(requestQuery.stateAtom);
  const answered = get(answeredAtom);
  const about = get(afterSalesAboutAtom);
  const isNewer = answered !== null && about?.about === 'request' && answered.id === about.id;
  return isNewer ? ready({ status: 'found', request: answered }) : last;
});
export const retryAfterSalesRequest = requestQuery.refetch;

/** Tracks the replacement if there is one, else the returned goods. */
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

const carriersQuery = query(async ({ shop, signal }) => (await listCarriers(shop, { signal })).msg);

/** Who may carry a parcel back. */
export const carriersAtom = carriersQuery.stateAtom;
export const retryCarriers = carriersQuery.refetch;

const form = persistedForm<keyof ParcelDraft | 'about'>({
  item: 'after_sales_parcel',
  names: ['company', 'tracking_number', 'about'],
  secrets: [],
  begin: () => ({}),
});

/** The draft for this parcel; a draft for another one does not show. */
export const parcelDraftAtom = atom((get): ParcelDraft => {
  const { about, ...draft } = get(form.valuesAtom);
  return about === get(afterSalesKeyAtom) ? draft : { company: '', tracking_number: '' };
});

const parcelSending = mutation(
  (shop, parcel: ArgumentOf<'sendBackTracking'>, options) => sendBackTracking(shop, parcel, options),
  {
    scope: 'visit',
    of: afterSalesPlaceAtom,
    survives: () => false,
    onDone: ({ get, set }, { request }) => {
      if (!isShown(get, request.id)) return;
      set(form.forget);
      set(answeredAtom, request);
    },
    onFailed: ({ set }, error) => set(refetchOutdated, error),
  },
);
export const parcelSendingAtom = atom((get): ParcelSending => {
  const state = get(parcelSending.stateAtom);
  if (state.status === 'idle' || !isShown(get, state.input.id)) return { status: 'idle' };
  return shownState(state, ({ msg }): ParcelSending => ({ status: 'sent', message: msg }));
});

/** Whether the shopper is prompted to confirm the cancellation. */
const isAskingAtom = scoped(false, 'visit', { of: afterSalesPlaceAtom });
const cancellation = mutation((shop, id: string, options) => withdrawAfterSales(shop, { id }, options), {
  scope: 'visit',
  of: afterSalesPlaceAtom,
  survives: () => false,
  onDone: ({ get, set }, { msg: message, request }) => {
    if (!isShown(get, request.id)) return;
    set(answeredAtom, request);
    set(isAskingAtom, false);
    set(notify, 'success', { kind: 'server', message });
  },
  onFailed: ({ set }, error) => {
    if (isOutdated(error) || isSessionEnd(error)) set(isAskingAtom, false);
    set(refetchOutdated, error);
  },
});
export const takingBackAtom = atom((get): TakingBack => {
  if (!get(isAskingAtom)) return { status: 'idle' };
  const state = shownState(get(cancellation.stateAtom));
  return state.status === 'idle' ? { status: 'asking' } : state;
});

export const changeParcel = action(({ get, set }, draft: ParcelDraft) => {
  set(form.change, { ...draft, about: get(afterSalesKeyAtom) });
  if (get(parcelSendingAtom).status === 'failed') set(parcelSending.reset);
});

/** Sends the tracking number of the parcel with the returned goods. */
export const sendParcel = action(({ get, set }) => {
  const about = get(afterSalesAboutAtom);
  if (about?.about !== 'request') return Promise.resolve();
  const { company, tracking_number } = get(parcelDraftAtom);
  return set(parcelSending.mutate, { id: about.id, company, tracking_number: tracking_number.trim() });
});

export const askToTakeBack = action(({ set }) => set(promptCancellation, true));
export const keepRequest = action(({ set }) => set(promptCancellation, false));

const promptCancellation = action(({ get, set }, isAsking: boolean) => {
  if (get(cancellation.stateAtom).status === 'pending') return;
  set(cancellation.reset);
  set(isAskingAtom, isAsking);
});

/** Cancels the request. */
export const takeBack = action(({ get, set }) => {
  const about = get(afterSalesAboutAtom);
  return about?.about === 'request' ? set(cancellation.mutate, about.id) : Promise.resolve();
});

/** The refetched page may no longer have the form that could show the failure, so that a toast does. */
const refetchOutdated = action(({ set }, error: unknown) => {
  if (!isOutdated(error)) return;
  set(answeredAtom, null);
  set(requestQuery.refetch);
  set(report, error, { say: 'warning' });
});

function isShown(get: Getter, id: string): boolean {
  const about = get(afterSalesAboutAtom);
  return about?.about === 'request' && about.id === id;
}

/** Whether the server knows another state of the request than the page. */
function isOutdated(error: unknown): boolean {
  if (!isShopError(error)) return false;
  return error.code === ResponseCode.afterSalesStepClosed || error.code === ResponseCode.afterSalesNotFound;
}
