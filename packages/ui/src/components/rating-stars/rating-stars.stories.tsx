import preview from '../../../../../.storybook/preview.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { RatingStars } from './rating-stars.tsx';

const meta = preview.meta({
  component: RatingStars,
  parameters: { layout: 'padded', shop: goodsPage },
  args: { value: 5, size: 'm' as const },
});

export default meta;

export const Five = meta.story({});
export const Half = meta.story({ args: { value: 3.5 } });
export const Zero = meta.story({ args: { value: 0, count: 0 } });
export const WithCount = meta.story({ args: { value: 4.6, count: 128, size: 's' } });
