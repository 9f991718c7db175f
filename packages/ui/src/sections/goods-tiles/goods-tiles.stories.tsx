import type { MenuGoods } from '@signal-shop/sdk/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { goodsOfMenu } from '../../chrome/mega-menu/goods-of-menu.ts';
import { siteView } from '../../stories/fixtures/site-views.ts';
import { Section } from '../../stories/section.tsx';
import { GoodsTiles } from './goods-tiles.tsx';

const meta = preview.meta({
  component: GoodsTiles,
  parameters: { shop: { path: '/support/faq' } },
  args: {
    goods: goodsOfMenu(siteView('en').categories, 3),
    hrefOf: ({ goods_id }: MenuGoods) => `/detail?id=${goods_id}`,
    slots: 6,
  },
  render: (args) => (
    <Section>
      <GoodsTiles {...args} />
    </Section>
  ),
});

export default meta;

export const Six = meta.story({});
export const Unknown = meta.story({ args: { goods: [] } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
