import type { TrackedOrder } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { checkoutStepsMessages } from '../../components/checkout-steps/checkout-steps.messages.ts';
import { orderStatusLook } from '../../components/order-status-badge/order-status-badge.tsx';
import type { TimelineEntry } from '../../components/timeline/timeline.tsx';
import { Timeline } from '../../components/timeline/timeline.tsx';
import { useMoment } from '../../intl/use-day.ts';
import type { LogisticsState } from '../logistics-track/logistics-track.states.ts';
import { orderProgressMessages as messages } from './order-progress.messages.ts';

type Step = TrackedOrder['timeline'][number];

interface OrderProgressProps {
  readonly timeline: readonly Step[];
  /** The carrier's events are among the steps once they are there. */
  readonly tracking: LogisticsState;
  /** Accessible name of the list. */
  readonly label: string;
}

const stopped: ReadonlySet<number> = new Set([
  OrderStatus.cancelled,
  OrderStatus.deleted,
  OrderStatus.refundRejected,
]);

const finished: ReadonlySet<number | undefined> = new Set([OrderStatus.complete, OrderStatus.refunded]);

/**
 * Past and future steps of an order with the events of its parcel in between; past steps use the server's text if
 * there is one.
 */
export function OrderProgress({ timeline, tracking, label }: OrderProgressProps) {
  const intl = useIntl();
  const moment = useMoment();
  const now = timeline.findLast(({ time }) => time !== null)?.orderstatus;
  const told = toldByCarrier(tracking);
  const steps = timeline
    .filter(({ orderstatus, time }) => time === null || !told.has(orderstatus))
    .map((step) => ({
      at: step.time,
      entry: {
        key: `order-${step.orderstatus}-${step.time}`,
        title: step.note === '' ? intl.formatMessage(stepName(step, now)) : step.note,
        state: stepState(step),
        ...timeText(step, now, intl),
      } satisfies TimelineEntry,
    }));
  // The carrier lists the newest event first.
  const scans = (tracking.status === 'ready' ? tracking.parcel.events : [])
    .toReversed()
    .map(({ time, place, note }, index) => ({
      at: time,
      entry: {
        key: `parcel-${index}`,
        title: note,
        time: moment(time),
        note: place,
        state: 'done',
      } satisfies TimelineEntry,
    }));
  const past = [...steps, ...scans].filter(({ at }) => at !== null);
  past.sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
  const last = finished.has(now) ? undefined : past.at(-1);
  const entries = [...past, ...steps.filter(({ at }) => at === null)].map((step): TimelineEntry => {
    if (step !== last || step.entry.state === 'failed') return step.entry;
    return { ...step.entry, state: 'current' };
  });
  return <Timeline label={label} entries={entries} />;
}

/** Steps of the order that the carrier's events report in more detail: they would be in the list twice. */
function toldByCarrier(tracking: LogisticsState): ReadonlySet<number> {
  if (tracking.status !== 'ready' || tracking.parcel.events.length === 0) return new Set();
  if (tracking.parcel.parcel_state === 'delivered')
    return new Set([OrderStatus.shipped, OrderStatus.received]);
  return new Set([OrderStatus.shipped]);
}

/** The status names the wait that follows a step: an order that is not paid does not await its shipment. */
function stepName({ orderstatus }: Step, now: number | undefined) {
  const isToPay = orderstatus === OrderStatus.paid && now === OrderStatus.unpaid;
  return isToPay ? checkoutStepsMessages.payment : orderStatusLook(orderstatus).message;
}

/** When a step happened, or until when it will. */
function timeText(step: Step, now: number | undefined, intl: IntlShape): { readonly time?: string } {
  const moment = step.time ?? step.until;
  if (moment === null) return {};
  const time = intl.formatDate(moment * 1_000, { dateStyle: 'medium', timeStyle: 'short' });
  if (step.time !== null) return { time };
  if (now === OrderStatus.unpaid) return { time: intl.formatMessage(messages.latest, { time }) };
  return { time: intl.formatMessage(messages.expected, { time }) };
}

function stepState(step: Step) {
  if (step.time === null) return 'ahead';
  return stopped.has(step.orderstatus) ? 'failed' : 'done';
}
