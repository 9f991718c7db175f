import preview from '../../../../../.storybook/preview.tsx';
import { ember, longGermanName } from '../../foundations/stories/fixtures.ts';
import { plainLinks } from '../../link/plain-links.tsx';
import { goodsRowOf } from '../../views/goods-row-of.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { GoodsRow } from './goods-row.tsx';

const goods = goodsRowOf({ ...ember, goods_name: ember.name, thumbnail: ember.pic_index }, plainLinks.hrefs);

const meta = preview.meta({
  component: GoodsRow,
  parameters: {
    layout: 'padded',
    shop: { path: '/user/warranty', scenarios: 'auth.customer' },
  },
  args: {
    ...goods,
    note: 'Covered until January 15, 2028',
    status: (
      <Badge tone="success" icon="shield">
        Active
      </Badge>
    ),
  },
});

export default meta;

export const Default = meta.story({});
export const WithActions = meta.story({
  args: {
    children: (
      <Button variant="secondary" size="s">
        Start a claim
      </Button>
    ),
  },
});
export const LongName = meta.story({ args: { name: longGermanName } });
