import preview from '../../../../../.storybook/preview.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { Section } from '../../stories/section.tsx';
import { PlaceHero } from './place-hero.tsx';

const meta = preview.meta({
  component: PlaceHero,
  parameters: { shop: { path: '/community' } },
  args: { title: 'Community', lead: 'Where players of the shop talk shop.', ghost: 'GG' },
  render: (args) => (
    <Section>
      <PlaceHero {...args} />
    </Section>
  ),
});

export default meta;

export const Plain = meta.story({});
export const WithAction = meta.story({
  args: { action: <ButtonLink href="/points">How to earn points</ButtonLink> },
});
export const LongTitle = meta.story({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
  args: { title: 'Gemeinschaftsveranstaltungen' },
});
