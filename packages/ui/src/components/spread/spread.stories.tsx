import preview from '../../../../../.storybook/preview.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { Spread } from './spread.tsx';

const meta = preview.meta({
  component: Spread,
  parameters: { layout: 'padded', shop: goodsPage },
  args: { id: 'spread', title: 'Specifications', children: <p>Weight: 268 g</p> },
});

export default meta;

export const Default = meta.story({});
export const WithAside = meta.story({ args: { aside: <p>K9 manual</p> } });
