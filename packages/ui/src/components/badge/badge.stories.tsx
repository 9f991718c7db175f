import preview from '../../../../../.storybook/preview.tsx';
import { Named, Specimen } from '../../foundations/stories/specimen.tsx';
import { ordersPage } from '../../stories/shop-pages.ts';
import { Badge } from './badge.tsx';

const meta = preview.meta({
  component: Badge,
  parameters: { layout: 'padded', shop: ordersPage },
  args: { tone: 'info' as const, icon: 'truck' as const, children: 'Shipped' },
});

export default meta;

export const Default = meta.story({});

export const Tones = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Specimen>
      {(['neutral', 'info', 'success', 'warning', 'danger', 'points'] as const).map((tone) => (
        <Named key={tone} name={tone}>
          <Badge {...args} tone={tone} />
        </Named>
      ))}
    </Specimen>
  ),
});

export const LongText = meta.story({
  args: { children: 'Waits for the parcel to arrive at the returns center' },
  render: (args) => (
    <Specimen layout="narrow">
      <Badge {...args} />
    </Specimen>
  ),
});
