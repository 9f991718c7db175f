import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { ordersPage } from '../../stories/shop-pages.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

const meta = preview.meta({
  component: OrderStatusBadge,
  parameters: { layout: 'padded', shop: ordersPage },
  args: { status: 0 },
});

export default meta;

export const Unpaid0 = meta.story({ args: { status: 0 } });
export const Pending1 = meta.story({ args: { status: 1 } });
export const AwaitingShipment2 = meta.story({ args: { status: 2 } });
export const Cancelled3 = meta.story({ args: { status: 3 } });
export const Shipped4 = meta.story({ args: { status: 4 } });
export const Complete5 = meta.story({ args: { status: 5 } });
export const Deleted6 = meta.story({ args: { status: 6 } });
export const RefundRequested7 = meta.story({ args: { status: 7 } });
export const Refunded8 = meta.story({ args: { status: 8 } });
export const Received9 = meta.story({ args: { status: 9 } });
export const RefundRejected10 = meta.story({ args: { status: 10 } });
export const UnknownCode = meta.story({ args: { status: 99 } });

export const All = meta.story({
  tags: ['matrix'],
  render: () => (
    <Specimen>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99].map((code) => (
        <OrderStatusBadge key={code} status={code} />
      ))}
    </Specimen>
  ),
});
