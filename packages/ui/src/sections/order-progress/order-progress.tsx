import type { TrackedOrder } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { orderStatusLook } from '../../components/order-status-badge/order-status-badge.tsx';
import { Timeline } from '../../components/timeline/timeline.tsx';
import { orderProgressMessages as messages } from './order-progress.messages.ts';

type Step = TrackedOrder['timeline'][number];

interface OrderProgressProps {
  readonly timeline: readonly Step[];
  /** Accessible name of the list. */
  readonly label: string;
}

const stopped: ReadonlySet<number> = new Set([
  OrderStatus.cancelled,
  OrderStatus.deleted,
  OrderStatus.refundRejected,
]);

/** Past and future steps of an order; past ones use the server's text if there is one. */
export function OrderProgress({ timeline, label }: OrderProgressProps) {
  const intl = useIntl();
  const current = timeline.findLastIndex(({ time }) => time !== null);
  return (
    <Timeline
      label={label}
      entries={timeline.map((step, index) => ({
        key: `${index}-${step.orderstatus}`,
        title: step.note === '' ? intl.formatMessage(orderStatusLook(step.orderstatus).message) : step.note,
        state: stepState(step, index, current),
        ...timeText(step, timeline[current]?.orderstatus, intl),
      }))}
    />
  );
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
