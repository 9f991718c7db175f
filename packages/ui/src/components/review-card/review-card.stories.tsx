import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import type { ReviewCardProps } from './review-card.tsx';
import { ReviewCard } from './review-card.tsx';

const review: ReviewCardProps = {
  text: 'Sits well, sounds better. After four hours I had forgotten that I was wearing it.',
  name: 'Grace',
  stars: 5,
  art: { kind: 'headset', colour: 'blue', model: '3' },
  picture: '',
  alt: 'Headset: Blue',
};

const meta = preview.meta({
  component: ReviewCard,
  parameters: { layout: 'padded', shop: homePage },
  args: review,
  render: (args) => (
    <Specimen layout="cards">
      <ReviewCard {...args} />
    </Specimen>
  ),
});

export default meta;

export const Default = meta.story({});
export const NoPicture = meta.story({ args: { picture: 'data:image/png;base64,AAAA' } });
export const LongRemark = meta.story({
  args: { text: `${review.text} `.repeat(9) },
});
export const NameFallback = meta.story({ args: { name: null } });
