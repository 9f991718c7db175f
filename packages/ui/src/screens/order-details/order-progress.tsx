import type { OrderDetail } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { orderStatusLook } from '../../components/order-status-badge/order-status-badge.tsx';
import { Timeline } from '../../components/timeline/timeline.tsx';
import { orderDetailsMessages as words } from './order-details.messages.ts';

type Step = OrderDetail['timeline'][number];

const stopped: ReadonlySet<number> = new Set([
  OrderStatus.cancelled,
  OrderStatus.deleted,
  OrderStatus.refundRejected,
]);

/** The steps behind the order and those before it. */
export function OrderProgress({ order }: { readonly order: OrderDetail }) {
  const intl = useIntl();
  const current = order.timeline.findLastIndex(({ time }) => time !== null);
  return (
    <Timeline
      label={intl.formatMessage(words.progress)}
      entries={order.timeline.map((step, place) => ({
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
