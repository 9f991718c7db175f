import preview from '../../../../../.storybook/preview.tsx';
import { pointsStoreMessages } from '../../screens/rewards/points-store/points-store.messages.ts';
import { pointGoods } from '../../stories/fixtures/points.ts';
import { Section } from '../../stories/section.tsx';
import { PointsHero } from './points-hero.tsx';

const meta = preview.meta({
  component: PointsHero,
  parameters: { shop: { path: '/points' } },
  args: {
    messages: pointsStoreMessages,
    balance: 2_740,
    linkTo: 'points' as const,
    goods: { status: 'ready', value: pointGoods('')('en') } as const,
  },
  render: (args) => (
    <Section>
      <PointsHero {...args} />
    </Section>
  ),
});

export default meta;

export const Member = meta.story({});
export const Guest = meta.story({ args: { balance: null } });
