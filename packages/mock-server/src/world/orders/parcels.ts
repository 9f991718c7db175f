import { OrderStatus } from '@signal-shop/sdk/contract';
import { arrivalWindow } from '@signal-shop/sdk/rules/delivery';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { SeedAddress } from '../../seed/customer-types.ts';
import { company } from '../../seed/site/company.ts';
import { expectedDays } from '../checkout/delivery.ts';
import type { Order, ParcelEventKind, SentParcel } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { carrierCode } from './carriers.ts';
import { deliveredAt } from './order-lines.ts';

export type ParcelState = 'announced' | 'moving' | 'delivered';

export interface ParcelEvent {
  readonly kind: ParcelEventKind;
  /** Seconds since 1970. */
  readonly time: number;
  /** City and country; empty where the carrier reports none. */
  readonly place: string;
}

export interface Parcel {
  readonly trackingNumber: string;
  readonly carrier: string;
  readonly company: string;
  readonly state: ParcelState;
  /** Newest first. */
  readonly events: readonly ParcelEvent[];
  /** Expected delivery, in seconds since 1970; null after delivery, or while it is unknown. */
  readonly expectedAt: number | null;
}

/** The share of the route that is complete at each event, from announced to delivered. */
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
/** The address for returns. */
export const returnsAddress = company.returns;
const hub = 'Louisville, US';
/** Working days from the warehouse to the door, unless the order expects others. */
const deliveryDays = 4;
/** The shortest time from the warehouse to the door. */
const expressSeconds = daySeconds / 2;
/** Delivery time of a parcel that belongs to no order, such as a return. */
const deliveryTakesSeconds = 4 * daySeconds;

/** Registers a parcel that belongs to no order. A tracking number that exists already is not overwritten. */
export function sendParcel(world: World, parcel: Omit<SentParcel, 'sentAt'>): void {
  const { trackingNumber } = parcel;
  if ((sentParcelOf(world, trackingNumber) ?? orderParcelOf(world, trackingNumber)) !== null) return;
  world.state.sentParcels.set(parcel.trackingNumber, { ...parcel, sentAt: world.clock.seconds() });
}

/**
 * The tracking of a parcel. `carrier` is a code; null matches any carrier.
 * @throws Refused parcelNotFound
 */
export function trackParcel(world: World, trackingNumber: string, carrier: string | null): Parcel {
  const normalizedNumber = trackingNumber.trim().toUpperCase();
  const journey = sentParcelOf(world, normalizedNumber) ?? orderParcelOf(world, normalizedNumber);
  if (journey === null || (carrier !== null && carrier !== journey.carrier))
    throw new Refused('parcelNotFound');
  return toParcel(world, journey);
}

interface Journey extends SentParcel {
  readonly arrivesAt: number;
}

function toParcel(world: World, { arrivesAt, ...parcel }: Journey): Parcel {
  const now = world.clock.seconds();
  const { parcels } = world.state;
  const places = { none: '', from: parcel.from, hub, to: parcel.to };
  const takes = arrivesAt - parcel.sentAt;
  const all = way.map(([kind, share, place]) => ({
    kind,
    place: places[place],
    time: Math.round(parcel.sentAt + takes * share),
  }));
  const visibleEvents = all
    .filter((event) =>
      parcels === 'by-clock' ? event.time <= now : eventsOfState[parcels].includes(event.kind),
    )
    .map((event) => ({ ...event, time: Math.min(now, event.time) }))
    .reverse();
  const state = stateAfter(visibleEvents[0]?.kind);
  return {
    trackingNumber: parcel.trackingNumber,
    carrier: parcel.carrier,
    company: parcel.company,
    state,
    events: visibleEvents,
    expectedAt: state === 'moving' ? Math.max(now, arrivesAt) : null,
  };
}

const eventsOfState: Readonly<Record<ParcelState, readonly ParcelEventKind[]>> = {
  announced: [],
  moving: ['announced', 'pickedUp', 'sorted'],
  delivered: way.map(([kind]) => kind),
};

function stateAfter(kind: ParcelEventKind | undefined): ParcelState {
  if (kind === undefined || kind === 'announced') return 'announced';
  return kind === 'delivered' ? 'delivered' : 'moving';
}

function sentParcelOf(world: World, trackingNumber: string): Journey | null {
  const parcel = world.state.sentParcels.get(trackingNumber);
  return parcel === undefined ? null : { ...parcel, arrivesAt: parcel.sentAt + deliveryTakesSeconds };
}

function orderParcelOf(world: World, trackingNumber: string): Journey | null {
  for (const order of world.state.orders.values()) {
    const { logistics } = order;
    if (logistics?.trackingNumber.toUpperCase() !== trackingNumber) continue;
    const sentAt = shippedAt(order);
    return {
      trackingNumber: logistics.trackingNumber,
      carrier: carrierCode(logistics.company),
      company: logistics.company,
      sentAt,
      arrivesAt: Math.min(
        arrivalAtDoor(world, order, sentAt),
        deliveredAt(order) ?? Number.POSITIVE_INFINITY,
      ),
      from: warehouse,
      to: townOf(order.address),
    };
  }
  return null;
}

/** Within the expected days of the order, unless it was shipped too late for them. */
function arrivalAtDoor(world: World, order: Order, sentAt: number): number {
  const { earliest: usual } = arrivalWindow(sentAt, { min_days: deliveryDays, max_days: deliveryDays });
  const days = expectedDays(world, order);
  if (days === null || days.latest < sentAt + expressSeconds) return usual;
  return Math.min(Math.max(usual, days.earliest), days.latest);
}

function shippedAt({ events }: Order): number {
  return (events.find(({ status }) => status === OrderStatus.shipped) ?? events.at(-1))?.time ?? 0;
}

export function townOf({ city, region }: SeedAddress): string {
  return `${city}, ${region}`;
}
