import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { ordersPage } from '../../stories/shop-pages.ts';
import { SubNav } from './sub-nav.tsx';

const names = ['All', 'To pay', 'To ship', 'Shipped', 'Received', 'Completed', 'Canceled'];
const items = names.map((label, index) => ({ href: `/user/order/${index}`, label, active: index === 0 }));

const meta = preview.meta({
  component: SubNav,
  parameters: { layout: 'padded', shop: ordersPage },
  args: { label: 'Orders by status', items },
});

export default meta;

export const Default = meta.story({});
export const Active = meta.story({
  args: { items: items.map((item, index) => ({ ...item, active: index === 2 })) },
});
export const WithCounts = meta.story({
  args: { items: items.map((item, index) => ({ ...item, count: 12 - index })) },
});
export const Overflow = meta.story({
  args: {
    items: [...items, ...items.map((item) => ({ ...item, href: `${item.href}/more`, active: false }))],
  },
});
export const LongGerman = meta.story({
  globals: { locale: 'de' },
  args: {
    label: 'Bestellungen nach Stand',
    items: [
      'Alle Bestellungen',
      'Zahlung ausstehend',
      'Wird für den Versand vorbereitet',
      'Rückerstattung beantragt',
    ].map((label, index) => ({ href: `/user/order/${index}`, label, active: index === 1 })),
  },
});

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates spread>
      <SubNav {...args} />
    </InPseudoStates>
  ),
});
