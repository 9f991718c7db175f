import { trackParcel } from '@signal-shop/sdk/calls';
import type { Logistics } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import type { Remote } from '@signal-shop/ui/remote.ts';
import type { LogisticsState } from '@signal-shop/ui/sections/logistics-track/logistics-track.states.ts';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { Action } from '../core/action.ts';
import { query } from '../queries/query.ts';

/** The data that identifies a parcel. */
interface Shipment {
  /** The number of its order; null for the parcel of an after-sales request, which has a tracking number only. */
  readonly orderstatus: OrderStatus | null;
  readonly logistics: Logistics | null;
}

type ParcelState =
  | Exclude<LogisticsState, { readonly status: 'failed' }>
  | Omit<Extract<LogisticsState, { readonly status: 'failed' }>, 'retry'>;

interface ParcelOf {
  readonly parcelAtom: Atom<ParcelState>;
  readonly refetch: Action<[], void>;
}

/** The tracking of a parcel; previous data stays visible during a refetch. */
export function parcelOf(
  orderPromiseAtom: Atom<Promise<Shipment | null>>,
  orderAtom: Atom<Remote<Shipment | null>>,
): ParcelOf {
  const parcelQuery = query(
    async ({ get, shop, signal }) => {
      const { tracking_number = '', carrier } = (await get(orderPromiseAtom))?.logistics ?? {};
      return tracking_number === ''
        ? null
        : (await trackParcel(shop, { tracking_number, carrier }, { signal })).msg;
    },
    { keepPrevious: true },
  );
  const parcelAtom = atom((get): ParcelState => {
    const order = get(orderAtom);
    const shipment = order.status === 'ready' ? order.value : null;
    const logistics = shipment?.logistics ?? null;
    if (logistics === null || logistics.tracking_number === '') {
      return { status: shipment?.orderstatus === OrderStatus.shipped ? 'pending' : 'none' };
    }
    const tracking = { number: logistics.tracking_number, company: logistics.company };
    const parcel = get(parcelQuery.stateAtom);
    if (parcel.status === 'failed') return { status: 'failed', failure: parcel.failure, ...tracking };
    return parcel.status === 'ready' && parcel.value?.tracking_number === tracking.number
      ? { status: 'ready', parcel: parcel.value }
      : { status: 'loading', ...tracking };
  });
  return { parcelAtom, refetch: parcelQuery.refetch };
}
