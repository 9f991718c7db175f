import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Section } from '../../stories/section.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import { PointsBanner } from './points-banner.tsx';

const meta = preview.meta({
  component: PointsBanner,
  parameters: { shop: homePage },
  render: () => (
    <Section>
      <PointsBanner />
    </Section>
  ),
});

export default meta;

export const Default = meta.story({});

Default.test('[HOME-01] links to the points store', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Shop Now' });
  await expect(link).toHaveAttribute('href', '/pointstore');
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const LongDe = meta.story({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});
