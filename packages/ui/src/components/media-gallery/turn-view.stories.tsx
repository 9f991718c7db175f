import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { ask } from '../../stories/fixtures/answers.ts';
import { goodsPage } from '../../stories/shop-pages.ts';
import { galleryOf } from '../../views/gallery-of.ts';
import { TurnView } from './turn-view.tsx';

const { turn } = galleryOf(ask('getGoods', { id: 1011 }).msg);
if (turn === undefined) throw new Error('The goods have no turn.');

const meta = preview.meta({
  component: TurnView,
  parameters: { layout: 'padded', shop: goodsPage },
  args: { turn, name: 'K9 Wireless Headset' },
  render: (args) => (
    <Specimen layout="narrow">
      <TurnView {...args} />
    </Specimen>
  ),
});

export default meta;

export const Default = meta.story({});

Default.test(
  'the arrow keys turn the goods by a frame, past the start too',
  async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: /^K9 Wireless Headset from all sides/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuenow', '15');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuenow', '345');
  },
);
