import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import type { TagContent } from './tag.tsx';
import { Tag } from './tag.tsx';

const newGoods: TagContent = { kind: 'new' };

const meta = preview.meta({
  component: Tag,
  parameters: { layout: 'padded', shop: { path: '/product/1', scenarios: 'price.percent' } },
  args: { tag: newGoods },
});

export default meta;

export const New = meta.story({});
export const PercentOff = meta.story({ args: { tag: { kind: 'percent', percent: 25 } } });
export const AmountOff = meta.story({ args: { tag: { kind: 'amount', amount: 20 } } });
export const Free = meta.story({ args: { tag: { kind: 'free' } } });
export const Points = meta.story({ args: { tag: { kind: 'points' } } });
export const FlashSale = meta.story({ args: { tag: { kind: 'flash' } } });
export const SoldOut = meta.story({ args: { tag: { kind: 'soldOut' } } });
export const LongGerman = meta.story({
  globals: { locale: 'de' },
  args: { tag: { kind: 'amount', amount: 1200 } },
});

export const All = meta.story({
  tags: ['matrix'],
  render: () => (
    <Specimen>
      {(['new', 'free', 'points', 'flash', 'deal', 'soldOut'] as const).map((kind) => (
        <Tag key={kind} tag={{ kind }} />
      ))}
      <Tag tag={{ kind: 'percent', percent: 33 }} />
      <Tag tag={{ kind: 'amount', amount: 15 }} />
    </Specimen>
  ),
});
