import preview from '../../../../../.storybook/preview.tsx';
import { goodsOfMenu } from '../../chrome/mega-menu/goods-of-menu.ts';
import { siteView } from '../../stories/fixtures/site-views.ts';
import { Section } from '../../stories/section.tsx';
import { Workbench } from './workbench.tsx';

const meta = preview.meta({
  component: Workbench,
  parameters: { shop: { path: '/about/aboutUs' } },
  args: { goods: goodsOfMenu(siteView('en').categories, 3) },
  render: (args) => (
    <Section>
      <Workbench {...args} />
    </Section>
  ),
});

export default meta;

export const Goods = meta.story({});
export const Unknown = meta.story({ args: { goods: [] } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
