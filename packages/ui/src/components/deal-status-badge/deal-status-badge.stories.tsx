import { DealStatus } from '@signal-shop/sdk/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { DealStatusBadge } from './deal-status-badge.tsx';

const meta = preview.meta({
  component: DealStatusBadge,
  parameters: { layout: 'padded' },
  args: { status: DealStatus.approved as number },
});

export default meta;

export const Approved1 = meta.story({});
export const Rejected2 = meta.story({ args: { status: DealStatus.rejected } });
export const UnderReview3 = meta.story({ args: { status: DealStatus.underReview } });
export const UnknownCode = meta.story({ args: { status: 99 } });
export const All = meta.story({
  tags: ['matrix'],
  render: () => (
    <Specimen>
      {Object.values(DealStatus).map((status) => (
        <DealStatusBadge key={status} status={status} />
      ))}
    </Specimen>
  ),
});
