import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { TurnView } from './turn-view.tsx';

const frames = 24;

/** A block on a turntable, in 24 frames. */
function sprite(): string {
  const blocks = Array.from({ length: frames }, (_, frame) => {
    const angle = (2 * Math.PI * frame) / frames;
    const width = 24 * Math.abs(Math.cos(angle)) + 12 * Math.abs(Math.sin(angle));
    const mark = 32 + (width / 2 - 3) * Math.sin(angle);
    return `<g transform="translate(${64 * frame})"><rect x="${32 - width / 2}" y="16" width="${width}" height="32" fill="#f74d16"/><circle cx="${mark}" cy="32" r="3"/></g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${64 * frames} 64" width="${320 * frames}" height="320">${blocks.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const meta = preview.meta({
  component: TurnView,
  parameters: { layout: 'padded', shop: goodsPage },
  args: { src: sprite(), frames, label: 'K9 Wireless Headset' },
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
    const slider = canvas.getByRole('slider', { name: 'K9 Wireless Headset' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuenow', '15');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuenow', '345');
  },
);
