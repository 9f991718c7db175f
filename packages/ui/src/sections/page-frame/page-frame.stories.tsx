import preview from '../../../../../.storybook/preview.tsx';
import { profilePage } from '../../stories/shop-pages.ts';
import { Columns, PageFrame, Panel } from './page-frame.tsx';
import { ColumnsSkeleton } from './panel-skeleton.tsx';

const meta = preview.meta({
  component: PageFrame,
  parameters: { shop: profilePage },
  args: { title: 'Shipping', children: <Panel title="Shipping address">…</Panel> },
});

export default meta;

export const Plain = meta.story();
export const WithNote = meta.story({ args: { note: '8 items' } });
export const WithBack = meta.story({ args: { back: { href: '/car', label: 'Back to cart' } } });

export const TwoColumns = meta.story({
  args: {
    children: (
      <Columns>
        <Panel title="Items">…</Panel>
        <Panel title="Order summary" sticky>
          …
        </Panel>
      </Columns>
    ),
  },
});

export const LongTitle = meta.story({
  args: { title: 'Versandadresse, Zahlungsweise und Gesamtsummenübersicht' },
});

export const Skeleton = meta.story({ args: { children: <ColumnsSkeleton /> } });
