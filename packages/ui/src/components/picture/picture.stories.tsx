import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ember } from '../../foundations/stories/fixtures.ts';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { ask } from '../../stories/fixtures/answers.ts';
import { artOf } from '../../views/art-of.ts';
import { Picture } from './picture.tsx';

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
export const Loaded = meta.story({ args: { src: ask('getGoods', { id: 1011 }).msg.pic_index } });
export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA', ghost: true } });

Broken.test('[L09] a drawing replaces a photograph that fails to load', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('img', { name: 'K9 Wireless Headset' }).tagName).toBe('SPAN'));
});

export const Lazy = meta.story({ args: { ghost: true } });
