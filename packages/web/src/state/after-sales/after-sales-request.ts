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
import { afterSalesAboutAtom, afterSalesKeyAtom, afterSalesLocationAtom } from './after-sales-location.ts';

type RequestResult =
  | { readonly status: 'notFound' }
  | { readonly status: 'found'; readonly request: AfterSalesDetail };

interface Shipment {
  readonly orderstatus: null;
  readonly logistics: AfterSalesParcel | null;
}

const notFound: RequestResult = { status: 'notFound' };

const requestQuery = query(findRequest, { scope: 'login', key: afterSalesKeyAtom });

async function findRequest({ get, shop, signal }: QueryContext): Promise<RequestResult> {
  get(afterSalesLocationAtom);
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
const answerAtom = scoped<AfterSalesDetail | null>(null, 'visit', { of: afterSalesLocationAtom });

/** The request in the address; refetches on each visit. */
export const afterSalesRequestAtom = atom((get): Remote<RequestResult> => {
  const last = get(requestQuery.stateAtom);
  const answer = get(answerAtom);
  const about = get(afterSalesAboutAtom);
  const isNewer = answer !== null && about?.about === 'request' && answer.id === about.id;
  return isNewer ? ready({ status: 'found', request: answer }) : last;
});
export const refetchAfterSalesRequest = requestQuery.refetch;

/** Tracks the replacement if there is one, else the returned goods. */
const shipmentAtom = atom((get): Remote<Shipment | null> => {
  const now = get(afterSalesRequestAtom);
  if (now.status !== 'ready') return now;
  const { value } = now;
  const logistics = value.status === 'found' ? (value.request.replacement ?? value.request.parcel) : null;
  return ready({ orderstatus: null, logistics });
});
const tracking = parcelOf(
  atom(async (get) => {
    const now = get(shipmentAtom);
    return now.status === 'ready' ? now.value : null;
  }),
  shipmentAtom,
);

/** The tracking of that request's parcel. */
export const requestParcelAtom = tracking.parcelAtom;
export const refetchRequestParcel = tracking.refetch;

const carriersQuery = query(async ({ shop, signal }) => (await listCarriers(shop, { signal })).msg);

/** The carriers for a return. */
export const carriersAtom = carriersQuery.stateAtom;
export const refetchCarriers = carriersQuery.refetch;

const form = persistedForm<keyof ParcelDraft | 'about'>({
  item: 'after_sales_parcel',
  names: ['carrier', 'tracking_number', 'about'],
  secrets: [],
  begin: () => ({}),
});

/** The draft for this parcel; drafts for other parcels are ignored. */
export const parcelDraftAtom = atom((get): ParcelDraft => {
  const { about, ...draft } = get(form.valuesAtom);
  return about === get(afterSalesKeyAtom) ? draft : { carrier: '', tracking_number: '' };
});

const parcelSending = mutation(
  (shop, parcel: ArgumentOf<'sendBackTracking'>, options) => sendBackTracking(shop, parcel, options),
  {
    scope: 'visit',
    of: afterSalesLocationAtom,
    survives: () => false,
    onDone: ({ get, set }, { request }) => {
      if (!isShown(get, request.id)) return;
      set(form.forget);
      set(answerAtom, request);
    },
    onFailed: ({ set }, error) => set(refetchIfOutdated, error),
  },
);
export const parcelSendingAtom = atom((get): ParcelSending => {
  const state = get(parcelSending.stateAtom);
  if (state.status === 'idle' || !isShown(get, state.input.id)) return { status: 'idle' };
  return shownState(state, ({ msg }): ParcelSending => ({ status: 'sent', message: msg }));
});

/** Whether the shopper is prompted to confirm the cancellation. */
const isPromptOpenAtom = scoped(false, 'visit', { of: afterSalesLocationAtom });
const cancellation = mutation((shop, id: string, options) => withdrawAfterSales(shop, { id }, options), {
  scope: 'visit',
  of: afterSalesLocationAtom,
  survives: () => false,
  onDone: ({ get, set }, { msg: message, request }) => {
    if (!isShown(get, request.id)) return;
    set(answerAtom, request);
    set(isPromptOpenAtom, false);
    set(notify, 'success', { kind: 'server', message });
  },
  onFailed: ({ set }, error) => {
    if (isOutdated(error) || isSessionEnd(error)) set(isPromptOpenAtom, false);
    set(refetchIfOutdated, error);
  },
});
export const cancellationAtom = atom((get): TakingBack => {
  if (!get(isPromptOpenAtom)) return { status: 'idle' };
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
  const { carrier, tracking_number } = get(parcelDraftAtom);
  return set(parcelSending.mutate, { id: about.id, carrier, tracking_number: tracking_number.trim() });
});

export const promptCancellation = action(({ set }) => set(setPrompt, true));
export const closeCancellation = action(({ set }) => set(setPrompt, false));

const setPrompt = action(({ get, set }, isOpen: boolean) => {
  if (get(cancellation.stateAtom).status === 'pending') return;
  set(cancellation.reset);
  set(isPromptOpenAtom, isOpen);
});

/** Cancels the request. */
export const cancelRequest = action(({ get, set }) => {
  const about = get(afterSalesAboutAtom);
  return about?.about === 'request' ? set(cancellation.mutate, about.id) : Promise.resolve();
});

/** After the refetch the page may not have a form to show the failure, so a toast shows it. */
const refetchIfOutdated = action(({ set }, error: unknown) => {
  if (!isOutdated(error)) return;
  set(answerAtom, null);
  set(requestQuery.refetch);
  set(report, error, { tone: 'warning' });
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
