import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DealStatusBadge } from './deal-status-badge.tsx';

const meta = preview.meta({
  component: DealStatusBadge,
  parameters: {
    layout: 'padded',
    shop: { path: '/user/application', scenarios: 'auth.customer,freetest.review' },
  },
  args: { status: 3 },
});

export default meta;

export const Approved1 = meta.story({ args: { status: 1 } });
export const Rejected2 = meta.story({ args: { status: 2 } });
export const UnderReview3 = meta.story({ args: { status: 3 } });
export const UnknownCode = meta.story({ args: { status: 4 } });

UnknownCode.test('[DET-04] [L05] an unknown status is labeled as such', async ({ canvas }) => {
  await expect(canvas.getByText('Status unavailable')).toBeVisible();
});
