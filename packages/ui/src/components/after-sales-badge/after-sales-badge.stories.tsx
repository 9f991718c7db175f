import preview from '../../../../../.storybook/preview.tsx';
import { AfterSalesBadge } from './after-sales-badge.tsx';

const meta = preview.meta({
  component: AfterSalesBadge,
  parameters: {
    layout: 'padded',
    shop: { path: '/user/order/orders?after-sales=all', scenarios: 'auth.customer' },
  },
  args: { status: 'requested' as const },
});

export default meta;

export const Requested = meta.story({});
export const AwaitingParcel = meta.story({ args: { status: 'awaitingParcel' } });
export const SentBack = meta.story({ args: { status: 'sentBack' } });
export const Refunded = meta.story({ args: { status: 'refunded' } });
export const Exchanged = meta.story({ args: { status: 'exchanged' } });
export const Rejected = meta.story({ args: { status: 'rejected' } });
export const Withdrawn = meta.story({ args: { status: 'withdrawn' } });
