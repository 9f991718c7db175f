import preview from '../../../../../.storybook/preview.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { DescriptionList } from './description-list.tsx';

const items = [
  { name: 'Weight', value: '84 g' },
  { name: 'Cable', value: '1.8 m, removable' },
  { name: 'Drivers', value: '50 mm' },
  { name: 'Battery', value: '40 hours' },
];

const meta = preview.meta({
  component: DescriptionList,
  parameters: { layout: 'padded', shop: goodsPage },
  args: { items },
});

export default meta;

export const Default = meta.story({});
export const TwoColumns = meta.story({ args: { columns: 2 } });
export const LongValues = meta.story({
  args: {
    items: [
      {
        name: 'Address',
        value: '12 Analytical Street, Apartment 4, San Francisco, California 94105, United States',
      },
      ...items,
    ],
  },
});
