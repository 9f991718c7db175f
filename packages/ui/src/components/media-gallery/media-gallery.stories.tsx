import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ember } from '../../foundations/stories/fixtures.ts';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { MediaGallery } from './media-gallery.tsx';

const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"%3E%3Ccircle cx="32" cy="32" r="24" fill="%23fa0"/%3E%3C/svg%3E';

const meta = preview.meta({
  component: MediaGallery,
  parameters: { layout: 'padded' },
  args: { goods: ember, name: ember.name, pictures: [] },
  render: (args) => (
    <Specimen layout="narrow">
      <MediaGallery {...args} />
    </Specimen>
  ),
});

export default meta;

/** Without photographs: drawn whole, close and in the dark. */
export const Drawn = meta.story({});

Drawn.test('[BEY-12] changes the large picture with the arrow keys', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('img', { name: `${ember.name}, picture 2` })).toBeVisible();
});

export const OneImage = meta.story({ args: { pictures: [photo] } });
export const ManyImages = meta.story({ args: { pictures: [photo, `${photo}#2`, `${photo}#3`] } });
export const BrokenImage = meta.story({ args: { pictures: ['data:image/png;base64,AAAA'] } });
