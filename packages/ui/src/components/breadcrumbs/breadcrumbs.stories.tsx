import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = preview.meta({
  component: Breadcrumbs,
  parameters: { layout: 'padded', shop: goodsPage },
  args: { items: [{ label: 'Headsets', href: '/product/1' }], current: 'K9 Wireless Headset' },
});

export default meta;

export const OneLevel = meta.story({});
export const ThreeLevels = meta.story({
  args: {
    items: [
      { label: 'Headsets', href: '/product/1' },
      { label: 'Wireless', href: '/product/11' },
      { label: 'For consoles', href: '/product/111' },
    ],
  },
});
export const Truncated = meta.story({
  args: {
    items: [
      { label: 'Headsets', href: '/product/1' },
      { label: 'Wireless', href: '/product/11' },
    ],
    current: 'K9 Wireless Headset with a removable microphone and a case for the road',
  },
  render: (args) => (
    <Specimen layout="narrow">
      <Breadcrumbs {...args} />
    </Specimen>
  ),
});

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates spread>
      <Breadcrumbs {...args} />
    </InPseudoStates>
  ),
});
