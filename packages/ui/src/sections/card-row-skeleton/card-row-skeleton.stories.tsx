import preview from '../../../../../.storybook/preview.tsx';
import { Section } from '../../stories/section.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import { CardRowSkeleton } from './card-row-skeleton.tsx';

const meta = preview.meta({
  component: CardRowSkeleton,
  parameters: { shop: homePage },
  render: () => (
    <Section>
      <CardRowSkeleton />
    </Section>
  ),
});

export default meta;

/** A row of product cards loads. */
export const Loading = meta.story();

/** On a phone, the row shows one placeholder and a part of the next. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
