import preview from '../../../../../.storybook/preview.tsx';
import { goodsOfMenu } from '../../chrome/mega-menu/goods-of-menu.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { siteView } from '../../stories/fixtures/site-views.ts';
import { Section } from '../../stories/section.tsx';
import { PlaceHero } from './place-hero.tsx';

const meta = preview.meta({
  component: PlaceHero,
  parameters: { shop: { path: '/community' } },
  args: {
    title: 'Community',
    lead: 'Where players of the shop talk shop.',
    goods: goodsOfMenu(siteView('en').categories, 1)[0],
  },
  render: (args) => (
    <Section>
      <PlaceHero {...args} />
    </Section>
  ),
});

export default meta;

export const Plain = meta.story({});
export const WithoutPhoto = meta.story({ args: { goods: undefined } });
export const WithAction = meta.story({
  args: { action: <ButtonLink href="/points">How to earn points</ButtonLink> },
});
export const LongTitle = meta.story({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
  args: { title: 'Gemeinschaftsveranstaltungen' },
});
