import type { Parcel, TrackedOrder } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { orderStatusLook } from '../../components/order-status-badge/order-status-badge.tsx';
import type { TimelineEntry } from '../../components/timeline/timeline.tsx';
import { Timeline } from '../../components/timeline/timeline.tsx';
import { useMoment } from '../../intl/use-day.ts';
import { orderProgressMessages as messages } from './order-progress.messages.ts';

type Step = TrackedOrder['timeline'][number];

interface OrderProgressProps {
  readonly timeline: readonly Step[];
  /** The carrier's events of the parcel. */
  readonly events?: Parcel['events'];
  /** Accessible name of the list. */
  readonly label: string;
}

const stopped: ReadonlySet<number> = new Set([
  OrderStatus.cancelled,
  OrderStatus.deleted,
  OrderStatus.refundRejected,
]);

/**
 * Past and future steps of an order with the events of its parcel in between; past steps use the server's text if
 * there is one.
 */
export function OrderProgress({ timeline, events = [], label }: OrderProgressProps) {
  const intl = useIntl();
  const moment = useMoment();
  const current = timeline.findLastIndex(({ time }) => time !== null);
  const steps = timeline.map((step, index) => ({
    at: step.time,
    entry: {
      key: `${index}-${step.orderstatus}`,
      title: step.note === '' ? intl.formatMessage(orderStatusLook(step.orderstatus).message) : step.note,
      state: stepState(step, index, current),
      ...timeText(step, timeline[current]?.orderstatus, intl),
    } satisfies TimelineEntry,
  }));
  const scans = events.map(({ time, place, note }, index) => ({
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
  const last = past.at(-1);
  const entries = [...past, ...steps.filter(({ at }) => at === null)].map((step): TimelineEntry => {
    if (step.entry.state === 'failed' || step.at === null) return step.entry;
    return { ...step.entry, state: step === last ? 'current' : 'done' };
  });
  return <Timeline label={label} entries={entries} />;
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

function stepState(step: Step, index: number, current: number) {
  if (step.time === null) return 'ahead';
  if (stopped.has(step.orderstatus)) return 'failed';
  return index === current ? 'current' : 'done';
}
