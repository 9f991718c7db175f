import preview from '../../../../../.storybook/preview.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import { ButtonLink } from '../button/button.tsx';
import { SectionTitle } from './section-title.tsx';

const meta = preview.meta({
  component: SectionTitle,
  parameters: { layout: 'padded', shop: homePage },
  args: { title: 'Hot right now' },
});

export default meta;

export const Default = meta.story({});
export const WithAction = meta.story({ args: { action: <ButtonLink href="/product">See all</ButtonLink> } });
export const LongGerman = meta.story({
  globals: { locale: 'de' },
  args: { title: 'Meistgekaufte Gaming-Headsets mit Geräuschunterdrückung' },
});
