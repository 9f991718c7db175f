import { OrderLineStatus, OrderStatus, PayType } from '@signal-shop/sdk/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { LineStatusBadge } from '../../components/line-status-badge/line-status-badge.tsx';
import { OrderStatusBadge } from '../../components/order-status-badge/order-status-badge.tsx';
import { PayTypeLabel } from '../../components/pay-type-label/pay-type-label.tsx';
import { ordersPage } from '../../stories/shop-pages.ts';
import { Named, Specimen } from '../stories/specimen.tsx';

const meta = preview.meta({
  component: Specimen,
  parameters: { layout: 'padded', shop: ordersPage },
  args: { children: null },
});

export default meta;

/** Icon, label, color: never color alone. */
export const OrderStatuses = meta.story({
  tags: ['matrix'],
  render: () => (
    <Specimen layout="grid">
      {Object.entries(OrderStatus).map(([name, code]) => (
        <Named key={name} name={`${code} ${name}`}>
          <div>
            <OrderStatusBadge status={code} />
          </div>
        </Named>
      ))}
    </Specimen>
  ),
});

export const LineStatuses = meta.story({
  tags: ['matrix'],
  render: () => (
    <Specimen layout="grid">
      <Named name="null">
        <div>
          <LineStatusBadge status={null} />
        </div>
      </Named>
      {Object.entries(OrderLineStatus).map(([name, code]) => (
        <Named key={name} name={`${code} ${name}`}>
          <div>
            <LineStatusBadge status={code} />
          </div>
        </Named>
      ))}
    </Specimen>
  ),
});

export const PayTypes = meta.story({
  tags: ['matrix'],
  render: () => (
    <Specimen layout="grid">
      {Object.entries(PayType).map(([name, code]) => (
        <Named key={name} name={`${code} ${name}`}>
          <PayTypeLabel payType={code} />
        </Named>
      ))}
    </Specimen>
  ),
});
