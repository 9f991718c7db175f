import { frozenAtMs } from '@signal-shop/mock-server';
import preview from '../../../../../.storybook/preview.tsx';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { Section } from '../../stories/section.tsx';
import { SaleHero } from './sale-hero.tsx';

const meta = preview.meta({
  component: SaleHero,
  parameters: { shop: { path: '/bigsale' } },
  args: {
    title: 'Flash sale',
    lead: 'Limited stock, limited time.',
    background: '',
    children: <Countdown endsAtMs={frozenAtMs + 16_029_000} />,
  },
  render: (args) => (
    <Section>
      <SaleHero {...args} />
    </Section>
  ),
});

export default meta;

export const Plain = meta.story({});
export const BrokenPicture = meta.story({ args: { background: 'data:image/png;base64,AAAA' } });
