import { OrderStatus } from '@signal-shop/sdk/contract';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { SeedAddress } from '../../seed/customer-types.ts';
import type { Order, ParcelEventKind, SentParcel } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { carrierNamed } from './carriers.ts';
import { deliveredAt } from './order-lines.ts';

export type ParcelState = 'announced' | 'moving' | 'delivered';

export interface ParcelEvent {
  readonly kind: ParcelEventKind;
  /** Seconds since 1970. */
  readonly time: number;
  /** Town and country; empty where the carrier tells none. */
  readonly place: string;
}

export interface Parcel {
  readonly trackingNumber: string;
  readonly carrier: string;
  readonly company: string;
  readonly state: ParcelState;
  /** The newest first. */
  readonly events: readonly ParcelEvent[];
  /** When it should arrive, in seconds since 1970; null once it has, or while nobody knows. */
  readonly expectedAt: number | null;
}

/** How much of its way a parcel has behind it at each event, from being announced to being delivered. */
const way: readonly (readonly [
  kind: ParcelEventKind,
  share: number,
  place: 'none' | 'from' | 'hub' | 'to',
])[] = [
  ['announced', 0, 'none'],
  ['pickedUp', 0.1, 'from'],
  ['sorted', 0.35, 'hub'],
  ['arrived', 0.7, 'to'],
  ['outForDelivery', 0.9, 'to'],
  ['delivered', 1, 'to'],
];

export const warehouse = 'Reno, US';
/** Where goods are sent back to. */
export const returnsAddress = 'signal Returns, 118 Juniper Yard, Reno, NV 89502, United States';
const hub = 'Louisville, US';
/** From the warehouse to the door. */
export const deliveryTakesSeconds = 4 * daySeconds;

/** Lets the carriers know a parcel that no order knows of. A number that one of them has already stays that parcel. */
export function sendParcel(world: World, parcel: Omit<SentParcel, 'sentAt'>): void {
  const { trackingNumber } = parcel;
  if ((sentParcelOf(world, trackingNumber) ?? orderParcelOf(world, trackingNumber)) !== null) return;
  world.state.sentParcels.set(parcel.trackingNumber, { ...parcel, sentAt: world.clock.seconds() });
}

/**
 * What the carrier tells of a parcel. `carrier` is a code, or null for whichever it is.
 * @throws Refused parcelNotFound
 */
export function trackParcel(world: World, trackingNumber: string, carrier: string | null): Parcel {
  const wanted = trackingNumber.trim().toUpperCase();
  const found = sentParcelOf(world, wanted) ?? orderParcelOf(world, wanted);
  if (found === null || (carrier !== null && carrier !== found.carrier)) throw new Refused('parcelNotFound');
  return tell(world, found);
}

interface Journey extends SentParcel {
  readonly arrivesAt: number;
}

function tell(world: World, { arrivesAt, ...parcel }: Journey): Parcel {
  const now = world.clock.seconds();
  const { parcels } = world.state;
  const places = { none: '', from: parcel.from, hub, to: parcel.to };
  const takes = arrivesAt - parcel.sentAt;
  const all = way.map(([kind, share, place]) => ({
    kind,
    place: places[place],
    time: Math.round(parcel.sentAt + takes * share),
  }));
  const told = all
    .filter((event) =>
      parcels === 'by-clock' ? event.time <= now : shownAnyway[parcels].includes(event.kind),
    )
    .map((event) => ({ ...event, time: Math.min(now, event.time) }))
    .reverse();
  const state = stateAfter(told[0]?.kind);
  return {
    trackingNumber: parcel.trackingNumber,
    carrier: parcel.carrier,
    company: parcel.company,
    state,
    events: told,
    expectedAt: state === 'moving' ? Math.max(now, arrivesAt) : null,
  };
}

const shownAnyway: Readonly<Record<ParcelState, readonly ParcelEventKind[]>> = {
  announced: [],
  moving: ['announced', 'pickedUp', 'sorted'],
  delivered: way.map(([kind]) => kind),
};

function stateAfter(kind: ParcelEventKind | undefined): ParcelState {
  if (kind === undefined || kind === 'announced') return 'announced';
  return kind === 'delivered' ? 'delivered' : 'moving';
}

function sentParcelOf(world: World, trackingNumber: string): Journey | null {
  const sent = world.state.sentParcels.get(trackingNumber);
  return sent === undefined ? null : { ...sent, arrivesAt: sent.sentAt + deliveryTakesSeconds };
}

function orderParcelOf(world: World, trackingNumber: string): Journey | null {
  for (const order of world.state.orders.values()) {
    const { logistics } = order;
    if (logistics?.trackingNumber.toUpperCase() !== trackingNumber) continue;
    const sentAt = shippedAt(order);
    return {
      trackingNumber: logistics.trackingNumber,
      carrier: carrierNamed(logistics.company)?.code ?? 'other',
      company: logistics.company,
      sentAt,
      arrivesAt: Math.min(sentAt + deliveryTakesSeconds, deliveredAt(order) ?? Number.POSITIVE_INFINITY),
      from: warehouse,
      to: townOf(order.address),
    };
  }
  return null;
}

function shippedAt({ events }: Order): number {
  return (events.find(({ status }) => status === OrderStatus.shipped) ?? events.at(-1))?.time ?? 0;
}

export function townOf({ city, region }: SeedAddress): string {
  return `${city}, ${region}`;
}
