import type { TrackedOrder } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { orderStatusLook } from '../../components/order-status-badge/order-status-badge.tsx';
import { Timeline } from '../../components/timeline/timeline.tsx';

type Step = TrackedOrder['timeline'][number];

interface OrderProgressProps {
  readonly timeline: readonly Step[];
  /** Names the list, read out only. */
  readonly label: string;
}

const stopped: ReadonlySet<number> = new Set([
  OrderStatus.cancelled,
  OrderStatus.deleted,
  OrderStatus.refundRejected,
]);

/** The steps behind an order and those before it. */
export function OrderProgress({ timeline, label }: OrderProgressProps) {
  const intl = useIntl();
  const current = timeline.findLastIndex(({ time }) => time !== null);
  return (
    <Timeline
      label={label}
      entries={timeline.map((step, place) => ({
        key: `${place}-${step.orderstatus}`,
        title: intl.formatMessage(orderStatusLook(step.orderstatus).message),
        state: stepState(step, place, current),
        ...(step.time !== null && {
          time: intl.formatDate(step.time * 1000, { dateStyle: 'medium', timeStyle: 'short' }),
        }),
        ...(step.note !== '' && { note: step.note }),
      }))}
    />
  );
}

function stepState(step: Step, place: number, current: number) {
  if (step.time === null) return 'ahead';
  if (stopped.has(step.orderstatus)) return 'failed';
  return place === current ? 'current' : 'done';
}
