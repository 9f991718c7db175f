import { trackParcel } from '@signal-shop/sdk/calls';
import type { Logistics } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import type { LogisticsState } from '@signal-shop/ui/components/logistics-track/logistics-track.states.ts';
import type { Remote } from '@signal-shop/ui/remote.ts';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { Action } from '../core/action.ts';
import { query } from '../queries/query.ts';

/** The data that identifies a parcel. */
interface Sent {
  /** Of the order that it belongs to; null for the parcel of a request, which is known by its number only. */
  readonly orderstatus: OrderStatus | null;
  readonly logistics: Logistics | null;
}

type AskedParcel =
  | Exclude<LogisticsState, { readonly status: 'failed' }>
  | Omit<Extract<LogisticsState, { readonly status: 'failed' }>, 'retry'>;

interface ParcelOf {
  readonly parcelAtom: Atom<AskedParcel>;
  readonly retry: Action<[], void>;
}

/** The tracking of a parcel; previous data stays visible during a refetch. */
export function parcelOf(
  orderPromiseAtom: Atom<Promise<Sent | null>>,
  orderAtom: Atom<Remote<Sent | null>>,
): ParcelOf {
  const parcelQuery = query(
    async ({ get, shop, signal }) => {
      const number = (await get(orderPromiseAtom))?.logistics?.tracking_number ?? '';
      return number === '' ? null : (await trackParcel(shop, { tracking_number: number }, { signal })).msg;
    },
    { keepPrevious: true },
  );
  const parcelAtom = atom((get): AskedParcel => {
    const order = get(orderAtom);
    const sent = order.status === 'ready' ? order.value : null;
    const logistics = sent?.logistics ?? null;
    if (logistics === null || logistics.tracking_number === '') {
      return { status: sent?.orderstatus === OrderStatus.shipped ? 'pending' : 'none' };
    }
    const handed = { number: logistics.tracking_number, company: logistics.company };
    const parcel = get(parcelQuery.stateAtom);
    if (parcel.status === 'failed') return { status: 'failed', failure: parcel.failure, ...handed };
    return parcel.status === 'ready' && parcel.value?.tracking_number === handed.number
      ? { status: 'ready', parcel: parcel.value }
      : { status: 'loading', ...handed };
  });
  return { parcelAtom, retry: parcelQuery.refetch };
}
