import preview from '../../../../../.storybook/preview.tsx';
import { Section } from '../../stories/section.tsx';
import { PointsHero } from './points-hero.tsx';

const meta = preview.meta({
  component: PointsHero,
  args: {
    title: 'Points store',
    lead: 'Headsets and mice for points.',
    balance: 'You have 2,740 points.',
    link: { href: '/points', label: 'How to earn points' },
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
