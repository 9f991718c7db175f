import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyPage } from '../../stories/shop-pages.ts';
import { TokenDownloads, TokenTable } from './token-table.tsx';

const meta = preview.meta({
  component: TokenTable,
  parameters: { layout: 'padded', shop: everyPage },
});

export default meta;

/** The semantic colors, which components use. */
export const Color = meta.story({ args: { groups: ['color'] } });

/** Components do not use the steps of the ramps. */
export const Ramps = meta.story({ args: { groups: ['ramp', 'goods', 'art'] } });
export const Type = meta.story({ args: { groups: ['font', 'text'] } });
export const SpaceAndSize = meta.story({ args: { groups: ['space', 'size'] } });
export const ShapeAndElevation = meta.story({ args: { groups: ['notch', 'radius', 'elevation'] } });
export const Motion = meta.story({ args: { groups: ['duration', 'easing'] } });

/** For Figma and other tools that read DTCG 2025.10: light and dark are contexts of the resolver. */
export const Download = meta.story({
  args: { groups: [] },
  parameters: { controls: { disable: true } },
  render: () => <TokenDownloads />,
});

Color.test('a token shows its value in both schemes and its use', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: /--accent-fg/ });
  await expect(row).toHaveTextContent('#586d01');
  await expect(row).toHaveTextContent('#caf620');
  await expect(row).toHaveTextContent('The accent as text.');
});
