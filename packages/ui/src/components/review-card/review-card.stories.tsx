import { aReview } from '@signal-shop/sdk/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import { ReviewCard } from './review-card.tsx';

const review = aReview({
  id: 3,
  remark: 'Sits well, sounds better. After four hours I had forgotten that I was wearing it.',
  name: 'Grace',
  cname: null,
  stars: 5,
  goods_kind: 'headset',
  goods_color: 'blue',
});

const meta = preview.meta({
  component: ReviewCard,
  parameters: { layout: 'padded', shop: homePage },
  args: { review },
  render: (args) => (
    <Specimen layout="cards">
      <ReviewCard {...args} />
    </Specimen>
  ),
});

export default meta;

export const Default = meta.story({});
export const NoPicture = meta.story({ args: { review: { ...review, pic: 'data:image/png;base64,AAAA' } } });
export const LongRemark = meta.story({
  args: { review: { ...review, remark: `${review.remark} `.repeat(9) } },
});
export const NameFallback = meta.story({ args: { review: { ...review, name: null, cname: 'Kurt H.' } } });
