import preview from '../../../../../.storybook/preview.tsx';
import { Icon } from './icon.tsx';

const meta = preview.meta({
  component: Icon,
  parameters: { layout: 'padded', shop: { path: '/product/1' } },
  args: { name: 'truck' as const, size: 24 as const },
});

export default meta;

export const Decorative = meta.story({});
export const Labelled = meta.story({ args: { name: 'shield', label: 'Two years of warranty' } });
