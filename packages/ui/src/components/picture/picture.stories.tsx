import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ember } from '../../foundations/stories/fixtures.ts';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { svgPicture } from '../../stories/svg-picture.ts';
import { artOf } from '../../views/art-of.ts';
import { Picture } from './picture.tsx';

const photograph = svgPicture(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="24" fill="#fa0"/></svg>',
);

const meta = preview.meta({
  component: Picture,
  parameters: { layout: 'padded', shop: { path: '/product/1' } },
  args: { art: artOf(ember), alt: 'K9 Wireless Headset' },
  render: (args) => (
    <Specimen layout="cards">
      <Picture {...args} />
    </Specimen>
  ),
});

export default meta;

/** The background reserves the space while a photograph loads. */
export const Loading = meta.story({ args: { src: 'data:image/png;base64,' } });
export const Loaded = meta.story({ args: { src: photograph } });
export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA', ghost: true } });

Broken.test('[L09] a drawing replaces a photograph that fails to load', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('img', { name: 'K9 Wireless Headset' }).tagName).toBe('SPAN'));
});

export const Lazy = meta.story({ args: { ghost: true } });
