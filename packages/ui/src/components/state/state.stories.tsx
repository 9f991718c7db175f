import preview from '../../../../../.storybook/preview.tsx';
import { goodsOfMenu } from '../../chrome/mega-menu/goods-of-menu.ts';
import { GoodsTiles } from '../../sections/goods-tiles/goods-tiles.tsx';
import { siteView } from '../../stories/fixtures/site-views.ts';
import { ButtonLink } from '../button/button.tsx';
import { Wave } from '../wave/wave.tsx';
import { State } from './state.tsx';

const meta = preview.meta({
  component: State,
  parameters: { layout: 'padded', shop: { path: '/wishlist' } },
  args: {
    art: <Wave variant="flat" />,
    title: 'Your wishlist is empty',
    text: 'Press the heart on a product to keep it here.',
    actions: <ButtonLink href="/product">Go shopping</ButtonLink>,
  },
});

export default meta;

export const Sentence = meta.story({});
export const Page = meta.story({ args: { level: 1 } });
export const WithGoods = meta.story({
  args: {
    children: (
      <GoodsTiles
        goods={goodsOfMenu(siteView('en').categories, 2)}
        hrefOf={({ goods_id }) => `/detail?id=${goods_id}`}
        slots={3}
      />
    ),
  },
});
export const Failed = meta.story({
  args: {
    art: <Wave variant="broken" />,
    title: 'Something went wrong',
    text: 'We can’t connect. Try again in a moment.',
    role: 'alert',
  },
});
